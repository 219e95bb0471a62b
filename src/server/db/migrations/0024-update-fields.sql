-- Which fields an update revised; empty for updates from before they were recorded.

alter table product_update add column fields text[] not null default '{}';
