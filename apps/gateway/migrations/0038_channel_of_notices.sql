ALTER TABLE "real_name_reviews" ADD COLUMN "app_id" text;--> statement-breakpoint
ALTER TABLE "write_off_requests" ADD COLUMN "app_id" text;