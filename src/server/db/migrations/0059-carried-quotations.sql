-- Requests of wholesalers for a quotation are orders; open cases become orders too and name them.

alter table feedback_case
  add becomes_order boolean not null default false,
  add order_id bigint unique references trade_order (id) on delete restrict;

-- These cases were opened from wish lists; a job makes the orders, which need prices and an address.
update feedback_case f set becomes_order = true
from member m join membership s on s.company_id = m.company_id and s.kind = 'wholesale' and s.state = 'approved'
where m.id = f.member_id and f.type = 'order' and f.subject ~ '^Quotation, [0-9]+ lines?$'
  and f.state in ('new', 'waiting_for_us', 'waiting_for_you');
create index feedback_case_becomes_order on feedback_case (case_no) where becomes_order;
