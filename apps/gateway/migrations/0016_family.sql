CREATE TABLE "patient_real_name_checks" (
	"check_id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"patient_id" text NOT NULL,
	"day" date NOT NULL,
	"result" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "authorizations" ADD COLUMN "patient_ids" jsonb;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "mobile_proven_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "guardian_relation" text;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "real_name_state" text DEFAULT 'unverified' NOT NULL;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "real_name_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "patient_real_name_checks_owner" ON "patient_real_name_checks" USING btree ("owner_id","day");--> statement-breakpoint
UPDATE "patients" SET "mobile_proven_at" = "patients"."created_at" FROM "users" WHERE "users"."user_id" = "patients"."owner_id" AND "users"."mobile" = "patients"."mobile";
