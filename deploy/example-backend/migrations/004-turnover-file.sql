-- Takes in the rows of a file that src/turnover-file.ts copied to the temporary table `loaded`. A row that breaks a
-- rule stays out, the others go in; of several rows about one month the last one counts.

create function number_of(value text, pattern text) returns numeric language sql immutable
  return case when trim(value) ~ pattern then trim(value)::numeric end;

create function take_in_turnovers() returns table (rows integer, succeeded integer, failed integer)
  language plpgsql as $$
begin
  return query
  with typed as (
    select row, trim(l.customer_code) customer_code, trim(l.agent_code) agent_code, trim(l.company_code) company_code,
      trim(l.location_code) location_code, number_of(l.year, '^[12][0-9]{3}$') as year,
      number_of(l.month, '^(0?[1-9]|1[0-2])$') as month,
      number_of(l.amount, '^-?[0-9]{1,12}([.][0-9]{1,2})?$') as amount
    from loaded l
  ), good as (
    select typed.* from typed
      join customers c on c.code = typed.customer_code and typed.company_code = any (c.company_code)
    where year is not null and month is not null and amount is not null
      and typed.agent_code <> '' and typed.location_code <> ''
      and exists (select from companies where companies.company_code = typed.company_code)
  ), written as (
    insert into turnovers (customer_code, agent_code, company_code, location_code, year, month, amount)
      select distinct on (customer_code, agent_code, company_code, location_code, year, month)
        customer_code, agent_code, company_code, location_code, year, month, amount
      from good order by customer_code, agent_code, company_code, location_code, year, month, row desc
    on conflict (customer_code, agent_code, company_code, location_code, year, month)
      do update set amount = excluded.amount
  )
  select l.count, g.count, l.count - g.count
  from (select count(*)::integer from loaded) l, (select count(*)::integer from good) g;
end $$;
