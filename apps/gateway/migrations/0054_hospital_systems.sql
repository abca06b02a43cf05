CREATE TABLE "hospital_reservations" (
	"order_no" text PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"pay_within_minutes" integer NOT NULL,
	"asks" integer DEFAULT 0 NOT NULL,
	"ask_at" timestamp (3) with time zone,
	"unclear_at" timestamp (3) with time zone
);
--> statement-breakpoint
DROP INDEX "registration_orders_one_a_day";--> statement-breakpoint
DROP INDEX "registration_orders_patient_open";--> statement-breakpoint
DROP INDEX "registration_orders_shift_open";--> statement-breakpoint
ALTER TABLE "registration_orders" ADD COLUMN "answer_before" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "asks_system" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "hospital_reservations" ADD CONSTRAINT "hospital_reservations_order_no_registration_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."registration_orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hospital_reservations_ask" ON "hospital_reservations" USING btree ("ask_at") WHERE ask_at IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "registration_orders_one_a_day" ON "registration_orders" USING btree ("person","doctor_id","date") WHERE status IN ('awaitingHospital', 'awaitingPayment', 'confirmed', 'checkedIn');--> statement-breakpoint
CREATE INDEX "registration_orders_patient_open" ON "registration_orders" USING btree ("patient_id") WHERE status IN ('awaitingHospital', 'awaitingPayment', 'confirmed', 'checkedIn');--> statement-breakpoint
CREATE INDEX "registration_orders_shift_open" ON "registration_orders" USING btree ("shift_case_id") WHERE status IN ('awaitingHospital', 'awaitingPayment', 'confirmed');--> statement-breakpoint
ALTER TABLE "hospitals" ADD CONSTRAINT "hospitals_asks_system" CHECK (not "hospitals"."asks_system" or ("hospitals"."wait_list_size" = 0 and "hospitals"."max_reschedules" = 0));