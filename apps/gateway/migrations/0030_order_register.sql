CREATE TABLE "order_steps" (
	"step_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_steps_step_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_no" text NOT NULL,
	"state" text NOT NULL,
	"event" text NOT NULL,
	"actor" text NOT NULL,
	"reason" text,
	"reason_key" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"order_no" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"owner_id" text NOT NULL,
	"patient_id" text,
	"doctor_id" text,
	"day" date,
	"starts_at" timestamp (3) with time zone,
	"state" text NOT NULL,
	"state_group" text NOT NULL,
	"locale" text NOT NULL,
	"total_cents" integer NOT NULL,
	"paid_cents" integer DEFAULT 0 NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"moved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "orders_state_group" CHECK (state_group IN ('awaitingPayment', 'active', 'refunding', 'completed', 'cancelled')),
	CONSTRAINT "orders_total" CHECK (total_cents >= 0),
	CONSTRAINT "orders_refunds" CHECK (refunded_cents BETWEEN 0 AND paid_cents)
);
--> statement-breakpoint
INSERT INTO "orders" ("order_no", "kind", "owner_id", "patient_id", "doctor_id", "day", "starts_at", "state", "state_group", "locale",
	"total_cents", "paid_cents", "refunded_cents", "due_at", "created_at", "moved_at")
SELECT o."order_no", 'registration', o."owner_id", o."patient_id", o."doctor_id", o."date", o."starts_at", o."status",
	CASE
		WHEN o."status" = 'awaitingPayment' THEN 'awaitingPayment'
		WHEN o."status" IN ('confirmed', 'checkedIn') THEN 'active'
		WHEN o."status" IN ('completed', 'noShow') THEN 'completed'
		WHEN o."status" = 'refunding' THEN 'refunding'
		ELSE 'cancelled'
	END,
	o."locale", o."fee_cents", o."paid_cents", o."refund_cents",
	CASE o."status"
		WHEN 'awaitingPayment' THEN o."pay_before"
		WHEN 'confirmed' THEN o."ends_at"
		WHEN 'checkedIn' THEN (o."date" + 1)::timestamp AT TIME ZONE o."time_zone"
	END,
	o."created_at",
	coalesce((SELECT max(s."at") FROM "registration_steps" s WHERE s."order_no" = o."order_no"), o."created_at")
FROM "registration_orders" o;--> statement-breakpoint
INSERT INTO "order_steps" ("order_no", "state", "event", "actor", "reason", "reason_key", "at")
SELECT "order_no", "state", "event", "actor", "reason", "reason_key", "at" FROM "registration_steps" ORDER BY "step_id";--> statement-breakpoint
DROP TABLE "registration_steps";--> statement-breakpoint
ALTER TABLE "registration_orders" DROP CONSTRAINT "registration_orders_refunds";--> statement-breakpoint
ALTER TABLE "registration_orders" DROP CONSTRAINT "registration_orders_fee";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_order_no_registration_orders_order_no_fk";
--> statement-breakpoint
DROP INDEX "registration_orders_owner";--> statement-breakpoint
DROP INDEX "registration_orders_unpaid";--> statement-breakpoint
DROP INDEX "registration_orders_expected";--> statement-breakpoint
DROP INDEX "registration_orders_present";--> statement-breakpoint
DROP INDEX "payment_refunds_payment";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "payments" SET "refunded_cents" = r."cents"
FROM (SELECT "payment_id", sum("amount_cents") AS "cents" FROM "payment_refunds" GROUP BY "payment_id") r
WHERE r."payment_id" = "payments"."payment_id";--> statement-breakpoint
ALTER TABLE "order_steps" ADD CONSTRAINT "order_steps_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_steps_order" ON "order_steps" USING btree ("order_no","step_id");--> statement-breakpoint
CREATE INDEX "orders_owner" ON "orders" USING btree ("owner_id","created_at","order_no");--> statement-breakpoint
CREATE INDEX "orders_patient_open" ON "orders" USING btree ("patient_id") WHERE state_group IN ('awaitingPayment', 'active');--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("due_at","order_no") WHERE due_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE "registration_orders" ADD CONSTRAINT "registration_orders_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_refunds_payment" ON "payment_refunds" USING btree ("payment_id");--> statement-breakpoint
ALTER TABLE "registration_orders" DROP COLUMN "owner_id";--> statement-breakpoint
ALTER TABLE "registration_orders" DROP COLUMN "locale";--> statement-breakpoint
ALTER TABLE "registration_orders" DROP COLUMN "fee_cents";--> statement-breakpoint
ALTER TABLE "registration_orders" DROP COLUMN "paid_cents";--> statement-breakpoint
ALTER TABLE "registration_orders" DROP COLUMN "refund_cents";--> statement-breakpoint
ALTER TABLE "registration_orders" DROP COLUMN "created_at";--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_amount" CHECK (amount_cents > 0);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refunds" CHECK (refunded_cents BETWEEN 0 AND coalesce(received_cents, 0));
