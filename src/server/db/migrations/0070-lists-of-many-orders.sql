-- Lists of orders that stay quick when a company has tens of thousands and the shop a million.
create index trade_order_company_number on trade_order (company_id, kind, order_no text_pattern_ops);
create index trade_order_company_placed on trade_order (company_id, kind, placed_at);
create index trade_order_state_since on trade_order (state, (coalesce(held_at, placed_at)), id);
