-- What the site tells: news, pages, questions, posters and their like, in three languages, with their pictures and files.

-- Raised with every change of what is published, as catalogue_version.version is by the catalogue.
alter table catalogue_version add column content_version bigint not null default 0;

-- One piece of content. `id` is its address; kind and type say what it is (contract/content.ts).
create table content (
  kind text not null,
  id text not null check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(id) <= 80),
  type text,
  area text not null default 'main' check (area in ('main', 'dropship', 'both')),
  state text not null check (state in ('draft', 'scheduled', 'published', 'withdrawn')),
  -- Shown from here on; the day a reader sees is `dated_on`.
  publish_at timestamptz,
  withdraw_at timestamptz,
  dated_on date,
  -- The smaller the earlier, where the order is not one of days.
  place integer not null default 0,
  -- Facts of the kind that need no translation: coordinates, links, days of an event.
  facts jsonb not null default '{}',
  is_example boolean not null default false,
  version integer not null default 1,
  updated_at timestamptz not null,
  primary key (kind, id)
);
create index content_shown on content (kind, state, dated_on desc, place);

create table content_text (
  kind text not null,
  id text not null,
  lang text not null check (lang in ('en_us', 'zh_cn', 'zh_hk')),
  title text not null,
  summary text not null default '',
  -- As it was written, and as it is shown: sanitised when it was written.
  body_markdown text not null default '',
  body_html text not null default '',
  image_alt text not null default '',
  description text not null default '',
  -- Facts that are written in this language: an address, an issuer, labels of links.
  facts jsonb not null default '{}',
  -- Plain words for the search, as the search normalises them.
  words text not null default '',
  primary key (kind, id, lang),
  foreign key (kind, id) references content (kind, id) on delete cascade on update cascade
);
create index content_text_words on content_text using gin (words gin_trgm_ops);

-- Every version as it was, newest last.
create table content_version (
  kind text not null,
  id text not null,
  version integer not null,
  at timestamptz not null,
  actor text not null,
  whole jsonb not null,
  primary key (kind, id, version)
);

-- Addresses that content had before.
create table content_address (
  kind text not null,
  former_id text not null,
  id text not null,
  primary key (kind, former_id),
  foreign key (kind, id) references content (kind, id) on delete cascade on update cascade
);

-- A picture or file that content shows. The bytes lie in the file store under their hash; emptied ones are gone.
create table media_item (
  id text primary key,
  hash text,
  file_name text not null,
  media_type text not null,
  bytes bigint not null,
  width integer,
  height integer,
  -- From 0 to 1, what stays in sight when a picture is cropped.
  focal_x real not null default 0.5,
  focal_y real not null default 0.5,
  created_at timestamptz not null,
  emptied_at timestamptz
);
create table media_item_text (
  media_id text not null references media_item (id) on delete cascade on update cascade,
  lang text not null check (lang in ('en_us', 'zh_cn', 'zh_hk')),
  alt text not null,
  primary key (media_id, lang)
);
-- Which content shows which media, in one language or in all of them (null), in order.
create table content_media (
  kind text not null,
  id text not null,
  lang text check (lang in ('en_us', 'zh_cn', 'zh_hk')),
  role text not null check (role in ('image', 'gallery', 'file', 'video')),
  place integer not null default 0,
  media_id text not null references media_item (id),
  foreign key (kind, id) references content (kind, id) on delete cascade on update cascade
);
create index content_media_of on content_media (kind, id, place);
create index content_media_media on content_media (media_id);
