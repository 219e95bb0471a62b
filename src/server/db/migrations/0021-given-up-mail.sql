-- The metrics count the mails that were given up at every look, whatever the number of those that were sent.
create index outbox_mail_given_up on outbox_mail (given_up_at) where given_up_at is not null;
