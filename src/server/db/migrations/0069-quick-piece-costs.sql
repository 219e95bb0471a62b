-- Reconciling a million orders asks for the cost of every line several times. Nearly all lines have one price, for which
-- the general sum over parts took more than twenty times as long as the multiplication that it comes to.
create or replace function order_pieces_cost(p_parts jsonb, p_pieces integer) returns bigint
language plpgsql immutable parallel safe set search_path = pg_catalog, public, pg_temp
as $$
begin
  if p_pieces <= 0 then return 0; end if;
  if jsonb_array_length(p_parts) = 1 then
    return round((p_parts #>> '{0,unit}')::numeric * least((p_parts #>> '{0,quantity}')::bigint, p_pieces) * 100);
  end if;
  return (
    select coalesce(round(sum(unit * least(quantity, greatest(p_pieces - before, 0))) * 100), 0)::bigint
    from (
      select unit, quantity, sum(quantity) over (order by unit, place) - quantity as before
      from (
        select (part ->> 'unit')::numeric as unit, (part ->> 'quantity')::bigint as quantity, place
        from jsonb_array_elements(p_parts) with ordinality as given (part, place)
      ) as parts
    ) as cheapest_first
  );
end $$;
