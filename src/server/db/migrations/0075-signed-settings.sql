-- Money settings, payment methods and bank details are changed by two persons.
alter table staff_request drop constraint staff_request_kind_check,
  add constraint staff_request_kind_check
    check (kind in ('roles', 'role', 'reset', 'close', 'setting', 'method', 'bank'));
