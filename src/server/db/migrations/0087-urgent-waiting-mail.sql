-- Mails with a code or a link that waited when mails got an urgency are sent before others too (SECRET_TEMPLATES).
-- None of them waits for an agreement of its recipient, and outbox_mail_open has only mails that wait for none.
update outbox_mail set is_urgent = true
where sent_at is null and given_up_at is null and held_for is null and not is_urgent
  and template in ('email-code', 'log-in-code', 'reset-password', 'colleague-invited', 'change-email-code',
    'recipient-consent', 'download-ready', 'case-received');
