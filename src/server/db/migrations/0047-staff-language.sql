-- The language of mails to a staff account: that in which it was last used in a browser.
alter table staff add column lang text not null default 'en_us' check (lang in ('en_us', 'zh_cn', 'zh_hk'));
