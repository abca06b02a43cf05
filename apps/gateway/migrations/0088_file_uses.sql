ALTER TABLE "uploaded_files" ADD COLUMN "used_at" timestamp (3) with time zone;--> statement-breakpoint
-- By hand: what was stored before uses were noted may be in use.
UPDATE "uploaded_files" SET "used_at" = "created_at";--> statement-breakpoint
CREATE INDEX "uploaded_files_unused" ON "uploaded_files" USING btree ("created_at") WHERE used_at IS NULL;
