-- Accents and case do not count in a search. `unaccent` also makes apostrophes straight.
create extension if not exists unaccent;
create extension if not exists pg_trgm;

create function fold(value text) returns text language sql immutable parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, value));

-- array_to_string is only stable for any type; of texts it always gives the same.
create function joined(parts text[]) returns text language sql immutable parallel safe
  return array_to_string(parts, ' ');

-- 24 hexadecimal digits.
create function new_id() returns char(24) language sql volatile
  return substr(replace(gen_random_uuid()::text, '-', ''), 1, 24);

create table companies (
  _id char(24) primary key default new_id(),
  company_code text not null unique,
  company_name text not null,
  description text not null,
  logo text not null,
  logo_square text not null,
  header_image text not null,
  updated_at timestamptz(3) not null default now(),
  search text generated always as (fold(joined(array[company_code, company_name]))) stored
);

create table bousers (
  _id char(24) primary key default new_id(),
  code text not null unique,
  firstname text not null,
  surname text not null,
  email text not null,
  telephone text not null,
  roles text[] not null default '{}',
  company_code text[] not null default '{}',
  location_code text[] not null default '{}',
  status text not null default 'active' check (status in ('active', 'deactivated')),
  first_login boolean not null default true,
  password_hash text,
  updated_at timestamptz(3) not null default now(),
  search text generated always as (fold(joined(array[code, firstname, surname, email, telephone]))) stored
);

create table sessions (
  token_hash bytea primary key,
  bouser_id char(24) not null references bousers on delete cascade,
  expires_at timestamptz not null
);

create table customers (
  _id char(24) primary key default new_id(),
  code text not null unique,
  p_iva text not null,
  business_name text not null,
  email text not null,
  -- One company, location and agent at each position.
  company_code text[] not null,
  location_code text[] not null,
  agent_code text[] not null,
  categories text[] not null default '{}',
  status text not null default 'active' check (status in ('active', 'deactivated')),
  sync_status text not null default 'success' check (sync_status in ('success', 'failure')),
  sync_error text,
  updated_at timestamptz(3) not null default now(),
  search text generated always as (fold(joined(array[code, business_name, email, p_iva]))) stored
);

create table news (
  _id char(24) primary key default new_id(),
  title text not null,
  corps text not null,
  image text not null,
  link text,
  company_code text references companies (company_code) on update cascade,
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
  customer_code text not null references customers (code) on update cascade,
  agent_code text not null,
  company_code text not null references companies (company_code) on update cascade,
  location_code text not null,
  year integer not null,
  month integer not null check (month between 1 and 12),
  amount numeric(14, 2) not null,
  search text generated always as (fold(joined(array[customer_code, agent_code, company_code, location_code]))) stored,
  unique (customer_code, agent_code, company_code, location_code, year, month)
);

-- Search in the middle of words, and the order and filters lists are asked for most.
create index on companies using gin (search gin_trgm_ops);
create index on bousers using gin (search gin_trgm_ops);
create index on customers using gin (search gin_trgm_ops);
create index on news using gin (search gin_trgm_ops);
create index on turnovers using gin (search gin_trgm_ops);
create index on customers using gin (company_code);
create index on customers using gin (agent_code);
create index on news (publication_date);
create index on turnovers (year, month);
create index on turnovers (company_code, year);
create index on turnovers (agent_code, year);

-- A search term as `like` takes it literally.
create function escape_like(term text) returns text language sql immutable parallel safe
  return regexp_replace(term, '([\\%_])', '\\\1', 'g');
