-- An invoice was kept as a title beside a tax number; it is kept as whom it is made out to, as every other invoice.
UPDATE "check_up_orders"
SET "invoice" = ("invoice" - 'taxNo') || jsonb_build_object(
  'title',
  CASE
    WHEN "invoice" ->> 'taxNo' IS NOT NULL AND char_length("invoice" ->> 'title') >= 2 THEN
      jsonb_build_object('type', 'company', 'name', "invoice" ->> 'title', 'taxNo', "invoice" ->> 'taxNo')
    ELSE jsonb_build_object('type', 'person', 'name', left("invoice" ->> 'title', 60))
  END
)
WHERE jsonb_typeof("invoice" -> 'title') = 'string';
