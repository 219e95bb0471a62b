-- The ledger names real orders and parcels, reconciliation computes what pieces of a line cost, and the events of
-- orders are sealed each night as transfers are.

alter table ledger_transfer
  add foreign key (order_id) references trade_order (id) on delete restrict,
  add foreign key (shipment_id) references shipment (id) on delete restrict;
alter table money_hold add foreign key (order_id) references trade_order (id) on delete restrict;
alter table payment add foreign key (order_id) references trade_order (id) on delete restrict;

-- By the clock of the database: "at" is that of the server, and a job that runs past midnight keeps its first.
alter table order_event add column recorded_at timestamptz not null default clock_timestamp();
create index order_event_recorded on order_event using brin (recorded_at);

-- The text of an event that the hash of a day covers.
create function order_event_text(p_event order_event) returns text
language sql stable set search_path = pg_catalog, public, pg_temp
as $$
  select concat_ws('|', e.order_id, e.seq, extract(epoch from e.at), e.event, e.state, e.actor, e.note,
    extract(epoch from e.recorded_at))
  from (select (p_event).*) as e
$$;

-- The hash of all events of a period, for the nightly seal.
create function order_events_hash(p_from timestamptz, p_until timestamptz, out events bigint, out hash text)
language sql stable set search_path = pg_catalog, public, pg_temp
as $$
  select count(*), encode(sha256(convert_to(coalesce(
    string_agg(order_event_text(e), E'\n' order by e.order_id, e.seq), ''), 'UTF8')), 'hex')
  from order_event e where e.recorded_at >= p_from and e.recorded_at < p_until
$$;

-- What the first pieces of a line cost, in minor units: the cheapest go out first, and the sum is rounded once.
create function order_pieces_cost(p_parts jsonb, p_pieces integer) returns bigint
language sql immutable parallel safe set search_path = pg_catalog, public, pg_temp
as $$
  select coalesce(round(sum(unit * least(quantity, greatest(p_pieces - before, 0))) * 100), 0)::bigint
  from (
    select unit, quantity, sum(quantity) over (order by unit, place) - quantity as before
    from (
      select (part ->> 'unit')::numeric as unit, (part ->> 'quantity')::bigint as quantity, place
      from jsonb_array_elements(p_parts) with ordinality as given (part, place)
    ) as parts
  ) as cheapest_first
$$;

-- A key of a payment or payout belongs to one area of its company.
update idempotency_key k set purpose = k.purpose || '.' || a.kind
from payment p join money_account a on a.id = p.account_id
where k.purpose = 'top-up' and p.id = (k.result ->> 'id')::bigint;
update idempotency_key k set purpose = k.purpose || '.' || a.kind
from payout p join money_account a on a.id = p.account_id
where k.purpose = 'payout' and p.id = (k.result ->> 'id')::bigint;
