-- The search reads products, fits and numbers into memory: the tables it was derived into are no longer read.
drop table term_key, term_product, search_product, token, term;
