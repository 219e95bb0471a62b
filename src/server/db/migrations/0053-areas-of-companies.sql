-- Companies in both areas: a list of their own prices counts in one area, so that a session never sees the other's.

alter table price_list add column member_kind text check (member_kind in ('wholesale', 'dropship'));
update price_list l set member_kind = coalesce(
  (select min(m.kind) from membership m where m.company_id = l.company_id having count(*) = 1), 'wholesale')
where company_id is not null;
alter table price_list add constraint price_list_area check ((company_id is null) = (member_kind is null));
drop index price_list_company;
create unique index price_list_company on price_list (company_id, currency, member_kind) where company_id is not null;
