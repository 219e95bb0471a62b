-- The customer's own numbers of a list line: [{"number", "row", "quantity"}], in the order in which they were added.

alter table wish_line add column customer_refs jsonb not null default '[]';
