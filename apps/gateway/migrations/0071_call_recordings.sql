CREATE TABLE "consult_recordings" (
	"recording_id" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"call_id" text NOT NULL,
	"file_id" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"duration_ms" integer NOT NULL,
	"kept_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "consult_recordings_call" UNIQUE("order_no","call_id"),
	CONSTRAINT "consult_recordings_duration" CHECK (duration_ms > 0)
);
--> statement-breakpoint
ALTER TABLE "consult_recordings" ADD CONSTRAINT "consult_recordings_order_no_consult_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."consult_orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consult_recordings_kept" ON "consult_recordings" USING btree ("kept_until") WHERE file_id IS NOT NULL;