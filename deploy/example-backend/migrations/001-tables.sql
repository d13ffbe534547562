-- A constraint that the console can run into is named after the field and the word of its refusal (src/refusal.ts):
-- "customers company_code: entries". What the OpenAPI document says of a field is checked before, by Fastify.

create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- Texts are sorted as people read them, whatever their case and accents.
create domain label as text collate "und-x-icu";

-- Accents and case do not count in a search. `unaccent` also makes apostrophes straight.
create function fold(value text) returns text language sql immutable parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, value) collate "und-x-icu");

-- array_to_string is only stable for any type; of texts it always gives the same.
create function joined(parts text[]) returns text language sql immutable parallel safe
  return array_to_string(parts, ' ');

-- A search term as `like` takes it literally.
create function search_pattern(term text) returns text language sql immutable parallel safe
  return '%' || regexp_replace(fold(term), '([\\%_])', '\\\1', 'g') || '%';

-- 24 hexadecimal digits.
create function new_id() returns char(24) language sql volatile
  return substr(replace(gen_random_uuid()::text, '-', ''), 1, 24);

create table companies (
  _id char(24) primary key default new_id(),
  company_code label not null constraint "companies company_code: taken" unique,
  company_name label not null,
  description label not null,
  logo text not null,
  logo_square text not null,
  header_image text not null,
  updated_at timestamptz(3) not null default now(),
  search text generated always as (fold(joined(array[company_code, company_name]))) stored
);

create table bousers (
  _id char(24) primary key default new_id(),
  code label not null constraint "bousers code: taken" unique,
  firstname label not null,
  surname label not null,
  email label not null,
  telephone label not null,
  roles text[] not null default '{}',
  company_code text[] not null default '{}',
  location_code text[] not null default '{}',
  status text not null default 'active',
  first_login boolean not null default true,
  updated_at timestamptz(3) not null default now(),
  search text generated always as (fold(joined(array[code, firstname, surname, email, telephone]))) stored,
  constraint "bousers company_code: required" check (roles <@ '{admin}' or company_code <> '{}'),
  constraint "bousers location_code: required" check (
    not roles && '{area_manager, site_manager, agent}' or location_code <> '{}')
);

-- Apart from the accounts, so that no role of the console can read them.
create table passwords (
  bouser_id char(24) primary key references bousers on delete cascade,
  hash text not null
);

create table customers (
  _id char(24) primary key default new_id(),
  code label not null constraint "customers code: taken" unique,
  p_iva label not null,
  business_name label not null,
  email label not null,
  -- One company, location and agent at each position.
  company_code text[] not null,
  location_code text[] not null,
  agent_code text[] not null,
  categories text[] not null default '{}',
  status text not null default 'active',
  sync_status text not null default 'success',
  sync_error label,
  updated_at timestamptz(3) not null default now(),
  search text generated always as (fold(joined(array[code, business_name, email, p_iva]))) stored,
  constraint "customers company_code: required" check (company_code <> '{}'),
  constraint "customers company_code: entries" check (
    cardinality(company_code) = cardinality(location_code) and cardinality(company_code) = cardinality(agent_code))
);

create table news (
  _id char(24) primary key default new_id(),
  title label not null,
  corps text not null constraint "news corps: min" check (
    length(regexp_replace(corps, '<[^>]*>', '', 'g')) >= 3 or corps like '%<img%'),
  image text not null,
  link label constraint "news link: value" check (link ~ '^https://\S+$'),
  company_code label constraint "news company_code: unknown" references companies (company_code),
  recipients text[] not null,
  categories text[] not null,
  publication_date timestamptz(3) not null,
  published boolean not null default false,
  visible boolean not null default true,
  updated_at timestamptz(3) not null default now(),
  search text generated always as (fold(joined(array[title, company_code]))) stored
);

create table turnovers (
  _id char(24) primary key default new_id(),
  customer_code label not null references customers (code),
  agent_code label not null,
  company_code label not null references companies (company_code),
  location_code label not null,
  year integer not null,
  month integer not null,
  amount numeric(14, 2) not null,
  search text generated always as (fold(joined(array[customer_code, agent_code, company_code, location_code]))) stored,
  unique (customer_code, agent_code, company_code, location_code, year, month)
);

-- Search in the middle of words, and the order and filters lists are asked for most (docs/scale.md). An index serves an
-- order only if it ends as the query does: nulls last, then _id.
create index on companies using gin (search gin_trgm_ops);
create index on bousers using gin (search gin_trgm_ops);
create index on customers using gin (search gin_trgm_ops);
create index on news using gin (search gin_trgm_ops);
create index on turnovers using gin (search gin_trgm_ops);
create index on customers using gin (company_code);
create index on customers using gin (location_code);
create index on customers using gin (agent_code);
create index on customers (business_name, _id);
create index on news (publication_date desc nulls last, _id);
create index on turnovers (year, month desc nulls last, _id);
create index on turnovers (company_code, year);
create index on turnovers (agent_code, year);
