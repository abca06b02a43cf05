DROP INDEX "registration_orders_shift_open";--> statement-breakpoint
ALTER TABLE "hospital_departments" ADD COLUMN "clinic_floor" integer;--> statement-breakpoint
ALTER TABLE "hospital_departments" ADD COLUMN "clinic_room" jsonb;--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "way_inside" jsonb;--> statement-breakpoint
CREATE INDEX "registration_orders_shift_open" ON "registration_orders" USING btree ("shift_case_id") WHERE status IN ('awaitingHospital', 'awaitingPayment', 'confirmed', 'checkedIn');