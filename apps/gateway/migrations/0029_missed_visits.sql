ALTER TABLE "no_shows" ADD COLUMN "owner_id" text;--> statement-breakpoint
ALTER TABLE "no_shows" ADD COLUMN "identity_hash" text;--> statement-breakpoint
UPDATE "no_shows" SET "owner_id" = "registration_orders"."owner_id" FROM "registration_orders" WHERE "registration_orders"."order_no" = "no_shows"."order_no";--> statement-breakpoint
UPDATE "no_shows" SET "identity_hash" = "patients"."identity_hash" FROM "patients" WHERE "patients"."patient_id" = "no_shows"."patient_id" AND "patients"."deleted_at" IS NULL;--> statement-breakpoint
ALTER TABLE "no_shows" ALTER COLUMN "owner_id" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "no_shows_person" ON "no_shows" USING btree ("owner_id","identity_hash") WHERE identity_hash IS NOT NULL;
