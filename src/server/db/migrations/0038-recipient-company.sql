-- A parcel may go to a company.

alter table order_address add column company text not null default '';
alter table order_address rename column recipient to name;
