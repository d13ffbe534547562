-- Who sees and writes which rows. Each role of the console is a role of the database: src/calls.ts takes it until a
-- transaction ends and says who asks, the policies do the rest. No query can forget a condition.
-- A policy a role, rather than one that asks for the role: PostgreSQL drops an admin's `true` when it plans, and
-- searches by the index (docs/scale.md).

do $$
declare role text;
begin
  foreach role in array '{admin, company_manager, area_manager, site_manager, agent}'::text[] loop
    begin
      execute format('create role %I nologin', 'loyalty_' || role);
    exception when duplicate_object then null; -- another database of this server has it
    end;
    execute format('grant %I to current_user', 'loyalty_' || role);
  end loop;
end $$;

-- Setting `app.<name>` of the transaction: the caller's code, companies or locations.
create function my(name text) returns text[] language sql stable parallel safe
  return coalesce(nullif(current_setting('app.' || name, true), '')::text[], '{}');

grant select on companies, bousers, customers, turnovers
  to loyalty_admin, loyalty_company_manager, loyalty_area_manager, loyalty_site_manager, loyalty_agent;
grant select, insert, update on bousers, news to loyalty_company_manager, loyalty_area_manager, loyalty_site_manager;
grant select, insert, update, delete on companies, bousers, customers, news, turnovers to loyalty_admin;

alter table companies enable row level security;
alter table bousers enable row level security;
alter table customers enable row level security;
alter table news enable row level security;
alter table turnovers enable row level security;

create policy every on companies to loyalty_admin using (true);
create policy every on bousers to loyalty_admin using (true);
create policy every on customers to loyalty_admin using (true);
create policy every on news to loyalty_admin using (true);
create policy every on turnovers to loyalty_admin using (true);

create policy by_company on bousers to loyalty_company_manager using (company_code && my('companies'));
create policy by_company on customers to loyalty_company_manager using (company_code && my('companies'));
create policy by_company on turnovers to loyalty_company_manager using (company_code = any (my('companies')));

create policy by_location on bousers to loyalty_area_manager, loyalty_site_manager
  using (location_code && my('locations'));
create policy by_location on customers to loyalty_area_manager, loyalty_site_manager
  using (location_code && my('locations'));
create policy by_location on turnovers to loyalty_area_manager, loyalty_site_manager
  using (location_code = any (my('locations')));

create policy by_agent on bousers to loyalty_agent using (code = any (my('code')));
create policy by_agent on customers to loyalty_agent using (agent_code @> my('code'));
create policy by_agent on turnovers to loyalty_agent using (agent_code = any (my('code')));

create policy own on companies to loyalty_company_manager, loyalty_area_manager, loyalty_site_manager, loyalty_agent
  using (company_code = any (my('companies')));

-- News of no company is read by all, and written by admins.
create policy own on news to loyalty_company_manager, loyalty_area_manager, loyalty_site_manager
  using (company_code is null or company_code = any (my('companies')))
  with check (company_code = any (my('companies')));
