DROP INDEX "registration_orders_one_a_day";--> statement-breakpoint
ALTER TABLE "registration_orders" ADD COLUMN "person" text;--> statement-breakpoint
UPDATE "registration_orders" SET "person" = coalesce("found"."identity_hash", "registration_orders"."patient_id") FROM (
	SELECT "o"."order_no", CASE WHEN row_number() OVER (
		PARTITION BY "p"."identity_hash", "o"."doctor_id", "o"."date" ORDER BY "o"."order_no"
	) = 1 THEN "p"."identity_hash" END AS "identity_hash"
	FROM "registration_orders" "o" JOIN "patients" "p" ON "p"."patient_id" = "o"."patient_id"
	WHERE "o"."status" IN ('awaitingPayment', 'confirmed', 'checkedIn')
) "found" WHERE "found"."order_no" = "registration_orders"."order_no";--> statement-breakpoint
UPDATE "registration_orders" SET "person" = "patient_id" WHERE "person" IS NULL;--> statement-breakpoint
ALTER TABLE "registration_orders" ALTER COLUMN "person" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "max_open_per_account" integer DEFAULT 20 NOT NULL;--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "max_a_day_per_account" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "max_a_day_per_person" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "max_a_day_per_device" integer DEFAULT 20 NOT NULL;--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "max_given_up_a_day" integer DEFAULT 4 NOT NULL;--> statement-breakpoint
CREATE INDEX "sessions_device" ON "sessions" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "patients_identity" ON "patients" USING btree ("identity_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "registration_orders_one_a_day" ON "registration_orders" USING btree ("person","doctor_id","date") WHERE status IN ('awaitingPayment', 'confirmed', 'checkedIn');