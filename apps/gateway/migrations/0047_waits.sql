CREATE TABLE "waits" (
	"wait_id" text PRIMARY KEY NOT NULL,
	"queue_no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "waits_queue_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"rank" double precision DEFAULT 1 NOT NULL,
	"shift_case_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"patient_id" text NOT NULL,
	"person" text NOT NULL,
	"device_id" text,
	"locale" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"draws_at" timestamp (3) with time zone,
	"closes_at" timestamp (3) with time zone NOT NULL,
	"offered_order_no" text,
	"offer_until" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "insurance" text DEFAULT 'settledAtCounter' NOT NULL;--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "submit_check" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "first_visit_clinics" jsonb DEFAULT '["general","expert","special"]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "max_reschedules" integer DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "wait_list_size" integer DEFAULT 20 NOT NULL;--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "wait_close_minutes_before" integer DEFAULT 120 NOT NULL;--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "offer_minutes" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "max_waits_per_account" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "max_waits_per_person" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "max_waits_per_device" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "draw_seconds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shift_cases" ADD COLUMN "waiting" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shift_cases" ADD COLUMN "kept" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "waits_one_a_shift" ON "waits" USING btree ("person","shift_case_id") WHERE state IN ('waiting', 'offered');--> statement-breakpoint
CREATE INDEX "waits_queue" ON "waits" USING btree ("shift_case_id","rank","queue_no") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "waits_closing" ON "waits" USING btree ("closes_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "waits_device" ON "waits" USING btree ("device_id") WHERE state IN ('waiting', 'offered');--> statement-breakpoint
CREATE UNIQUE INDEX "waits_order" ON "waits" USING btree ("offered_order_no");--> statement-breakpoint
CREATE INDEX "waits_owner" ON "waits" USING btree ("owner_id","joined_at");--> statement-breakpoint
CREATE INDEX "waits_ended" ON "waits" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "registration_orders_visited" ON "registration_orders" USING btree ("patient_id","hospital_id") WHERE status = 'completed';--> statement-breakpoint
ALTER TABLE "hospitals" ADD CONSTRAINT "hospitals_draw" CHECK ("hospitals"."draw_seconds" = 0 or "hospitals"."wait_list_size" > 0);--> statement-breakpoint
ALTER TABLE "shift_cases" ADD CONSTRAINT "shift_cases_kept" CHECK ("shift_cases"."kept" between 0 and least("shift_cases"."waiting", "shift_cases"."total" - "shift_cases"."remaining"));