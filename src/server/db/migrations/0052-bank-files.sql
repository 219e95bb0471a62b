-- How the columns of a bank's files are read, by their heading row.
create table bank_file_mapping (
  headings text primary key,
  mapping jsonb not null,
  set_by text not null,
  set_at timestamptz not null
);

-- Which lines of a file were entered before, those of reversed payments too.
create index payment_bank_line on payment (bank_reference, method) where bank_reference is not null;
