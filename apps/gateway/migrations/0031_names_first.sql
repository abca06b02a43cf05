-- Rows of searches written before names stood in them once more (search-text.ts): their names in Chinese and English behind a bar, and the names' lexemes.
CREATE FUNCTION pg_temp.name_runs(VARIADIC names text[]) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(array_agg(DISTINCT run[1]), '{}') FROM unnest(names) AS name, regexp_matches(regexp_replace(normalize(lower(name), NFD), '[\u0300-\u036f]', '', 'g'), '[一-鿿]+|[0-9a-z]+', 'g') AS run
$$;--> statement-breakpoint
CREATE FUNCTION pg_temp.name_lexemes(runs text[]) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(array_agg(DISTINCT lexeme), '{}') FROM unnest(runs) AS run, LATERAL (
    SELECT '=' || left(run, 1) UNION SELECT '=' || left(run, 2)
    UNION SELECT '=' || run WHERE run ~ '^[0-9a-z]'
    UNION SELECT '~' || substr(run, place, size) FROM generate_series(1, length(run)) AS place, generate_series(1, 2) AS size WHERE run !~ '^[0-9a-z]'
  ) AS cut(lexeme)
$$;--> statement-breakpoint
UPDATE "hospital_search" AS "found" SET
  "words" = "found"."words" || '| ' || array_to_string("named"."runs", ' ') || ' ',
  "lexemes" = "found"."lexemes" || array_to_tsvector(pg_temp.name_lexemes("named"."runs"))
FROM (SELECT "id", pg_temp.name_runs("name"->>'zh-Hans', "name"->>'en') AS "runs" FROM "hospitals") AS "named"
WHERE "named"."id" = "found"."id";--> statement-breakpoint
UPDATE "doctor_search" AS "found" SET
  "words" = "found"."words" || '| ' || array_to_string("named"."runs", ' ') || ' ',
  "lexemes" = "found"."lexemes" || array_to_tsvector(pg_temp.name_lexemes("named"."runs"))
FROM (
  SELECT "doctors"."id", pg_temp.name_runs("doctors"."name"->>'zh-Hans', "doctors"."name"->>'en', "department"."name"->>'zh-Hans', "department"."name"->>'en') AS "runs"
  FROM "doctors" JOIN "hospital_departments" AS "department" ON "department"."id" = "doctors"."hosp_dept_id"
) AS "named"
WHERE "named"."id" = "found"."id";
