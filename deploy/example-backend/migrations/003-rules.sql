-- Rules that compare rows. A refusal names its field and word as a constraint does; `error` tells its status:
-- check_violation 422, insufficient_privilege 403, restrict_violation 409.

create function refuse(error text, field_and_word text) returns void language plpgsql as $$
begin
  raise exception using errcode = error, constraint = field_and_word;
end $$;

-- Foreign keys are of single values: the codes of a list are looked up here, with the owner's eyes.
create function refuse_unknown_companies() returns trigger
  language plpgsql security definer set search_path from current as $$
begin
  if exists (select from unnest(new.company_code) code where code not in (select company_code from companies)) then
    perform refuse('check_violation', 'company_code: unknown');
  end if;
  return new;
end $$;

create trigger known_companies before insert or update of company_code on bousers
  for each row execute function refuse_unknown_companies();
create trigger known_companies before insert or update of company_code on customers
  for each row execute function refuse_unknown_companies();

-- A record that others name is not deleted and keeps its code. Arguments: the code's column, and who may name it.
create function refuse_in_use() returns trigger
  language plpgsql security definer set search_path from current as $$
declare
  code text := to_jsonb(old) ->> tg_argv[0];
  is_used boolean;
begin
  if tg_op = 'UPDATE' and to_jsonb(new) ->> tg_argv[0] = code then return new; end if;
  for at in 1 .. tg_nargs - 1 loop
    execute format('select exists (select from %s)', tg_argv[at]) into is_used using code;
    if is_used then perform refuse('restrict_violation', tg_argv[0] || ': in_use'); end if;
  end loop;
  return case tg_op when 'DELETE' then old else new end;
end $$;

create trigger not_in_use before delete or update of company_code on companies for each row
  execute function refuse_in_use('company_code', 'customers where company_code @> array[$1]',
    'bousers where company_code @> array[$1]', 'news where company_code = $1', 'turnovers where company_code = $1');
create trigger not_in_use before delete or update of code on bousers for each row
  execute function refuse_in_use('code', 'customers where agent_code @> array[$1]');
create trigger not_in_use before delete or update of code on customers for each row
  execute function refuse_in_use('code', 'turnovers where customer_code = $1');

-- Whose account a caller may make or change: docs/wire-format.md, section 5.
create function guard_accounts() returns trigger language plpgsql as $$
declare
  ranks constant text[] := '{agent, site_manager, area_manager, company_manager, admin}';
  caller constant text := substr(current_user, length('loyalty_') + 1);
  field text;
begin
  if current_user not like 'loyalty\_%' then return new; end if;
  if exists (select from unnest(new.roles) role where array_position(ranks, role) > array_position(ranks, caller)) then
    perform refuse('insufficient_privilege', 'roles: rank');
  end if;
  if caller = 'admin' then return new; end if;
  if not new.company_code <@ (my('companies') || old.company_code) then
    perform refuse('insufficient_privilege', 'company_code: shared');
  end if;
  if caller <> 'company_manager' and not changed(old.location_code, new.location_code) <@ my('locations') then
    perform refuse('insufficient_privilege', 'location_code: shared');
  end if;
  -- Who manages only some of its companies could take the account over, and with it the others.
  if not old.company_code <@ my('companies') then
    foreach field in array '{code, email, status, roles, company_code}'::text[] loop
      if to_jsonb(new) -> field <> to_jsonb(old) -> field then
        perform refuse('insufficient_privilege', field || ': shared');
      end if;
    end loop;
  end if;
  return new;
end $$;

-- Items that only one of both lists has.
create function changed(before text[], after text[]) returns text[] language sql immutable
  return array(select item from unnest(before || after) item
    where item <> all (coalesce(before, '{}')) or item <> all (after));

create trigger guarded before insert or update on bousers for each row execute function guard_accounts();
