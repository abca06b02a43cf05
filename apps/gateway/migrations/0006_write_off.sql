CREATE TABLE "write_off_requests" (
	"request_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"locale" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"completes_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "write_off_requests_cooling" ON "write_off_requests" USING btree ("user_id") WHERE state = 'cooling';--> statement-breakpoint
CREATE INDEX "write_off_requests_due" ON "write_off_requests" USING btree ("completes_at") WHERE state = 'cooling';--> statement-breakpoint
CREATE INDEX "write_off_requests_user" ON "write_off_requests" USING btree ("user_id","requested_at" DESC NULLS LAST);