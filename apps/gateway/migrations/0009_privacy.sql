CREATE TABLE "data_exports" (
	"export_id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"format" text NOT NULL,
	"patient_id" text,
	"locale" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"file_id" text,
	"expires_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "consent_withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "data_exports_owner" ON "data_exports" USING btree ("owner_id","requested_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "data_exports_expires_at" ON "data_exports" USING btree ("expires_at");