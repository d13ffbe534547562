-- Who sees which rows: admins all, company managers those of their companies, area and site managers those of their
-- locations, agents their own. The request's transaction says who asks (src/database.ts), the database does the rest:
-- no query can forget a condition.

create function asks_as() returns text language sql stable
  return current_setting('app.role', true);

create function list_setting(name text) returns text[] language sql stable
  return coalesce(nullif(current_setting(name, true), '')::text[], '{}');

create function in_scope(companies text[], locations text[], staff text[]) returns boolean language sql stable
  return case asks_as()
    when 'system' then true
    when 'admin' then true
    when 'company_manager' then companies && list_setting('app.companies')
    when 'area_manager' then locations && list_setting('app.locations')
    when 'site_manager' then locations && list_setting('app.locations')
    when 'agent' then current_setting('app.code', true) = any (staff)
    else false
  end;

alter table companies enable row level security;
alter table companies force row level security;
create policy companies_in_scope on companies
  using ((select asks_as()) in ('system', 'admin') or company_code = any ((select list_setting('app.companies'))::text[]));

alter table bousers enable row level security;
alter table bousers force row level security;
create policy bousers_in_scope on bousers
  using (in_scope(company_code, location_code, array[code]));

alter table customers enable row level security;
alter table customers force row level security;
create policy customers_in_scope on customers
  using (in_scope(company_code, location_code, agent_code));

alter table turnovers enable row level security;
alter table turnovers force row level security;
create policy turnovers_in_scope on turnovers
  using (in_scope(array[company_code], array[location_code], array[agent_code]));

-- News of no company is read by all, and written by admins.
alter table news enable row level security;
alter table news force row level security;
create policy news_in_scope on news
  using ((select asks_as()) in ('system', 'admin') or company_code is null or company_code = any ((select list_setting('app.companies'))::text[]))
  with check ((select asks_as()) in ('system', 'admin') or company_code = any ((select list_setting('app.companies'))::text[]));
