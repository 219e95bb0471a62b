-- Roles of staff: sets of permissions, of which an account has one or more. Former accounts become admin.

create table staff_role (
  name text primary key check (name ~ '^[a-z][a-z0-9-]{1,39}$'),
  built_in boolean not null default false
);

create table staff_role_permission (
  role text not null references staff_role on delete cascade,
  permission text not null,
  primary key (role, permission)
);

create table staff_account_role (
  staff_id bigint not null references staff,
  role text not null references staff_role,
  primary key (staff_id, role)
);
create index staff_account_role_by_role on staff_account_role (role);

insert into staff_role (name, built_in) values
  ('admin', true), ('catalogue', true), ('sales', true), ('finance', true),
  ('warehouse', true), ('support', true), ('content', true), ('auditor', true);

insert into staff_role_permission (role, permission)
select role, unnest(string_to_array(permissions, ' '))
from (values
  ('admin', 'application.read application.decide member.read member.terms member.suspend member.view-as member.act-as person.read person.erase catalogue.read catalogue.write catalogue.import search.write stock.write price.read price.write order.read order.handle order.ship money.read case.read case.answer rma.decide rma.inspect content.read content.write content.publish media.write code.read code.make code.void mail.read mail.retry insight.read audit.read setting.write staff.manage system.read system.run'),
  ('catalogue', 'catalogue.read catalogue.write catalogue.import search.write stock.write price.read content.read code.read code.make code.void insight.read'),
  ('sales', 'application.read application.decide member.read member.terms member.suspend member.view-as person.read catalogue.read price.read price.write order.read order.handle money.read case.read case.answer rma.decide rma.inspect content.read mail.read insight.read'),
  ('finance', 'member.read person.read price.read order.read money.read money.match money.refund money.adjust money.pay-out case.read audit.read'),
  ('warehouse', 'person.read catalogue.read stock.write order.read order.ship case.read rma.inspect'),
  ('support', 'application.read member.read member.view-as person.read catalogue.read order.read money.read case.read case.answer rma.decide rma.inspect content.read code.read mail.read mail.retry insight.read'),
  ('content', 'catalogue.read content.read content.write content.publish media.write insight.read'),
  ('auditor', 'application.read member.read catalogue.read price.read order.read money.read case.read content.read code.read mail.read insight.read audit.read system.read')
) as built_in (role, permissions);

insert into staff_account_role (staff_id, role) select id, 'admin' from staff;
