-- What people wrote about an order (why it is cancelled or stopped, which change they ask for) is kept apart from its
-- events: it may name the recipient and is erased with the address, while events stay and are sealed.
create table order_event_words (
  order_id bigint not null,
  seq integer not null,
  words jsonb not null check (words <> '{}'),
  primary key (order_id, seq),
  foreign key (order_id, seq) references order_event (order_id, seq) on delete restrict
);

insert into order_event_words (order_id, seq, words)
select order_id, seq, jsonb_strip_nulls(jsonb_build_object('reason', note -> 'reason', 'message', note -> 'message'))
from order_event where note ?| array['reason', 'message'];

alter table order_event disable trigger order_event_stays;
update order_event set note = note - 'reason' - 'message' where note ?| array['reason', 'message'];
alter table order_event enable trigger order_event_stays;

-- Orders that were erased before this migration.
delete from order_event_words where order_id in (select order_id from order_address where erased_at is not null);
