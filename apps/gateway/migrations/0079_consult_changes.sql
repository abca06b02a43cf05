CREATE TABLE "consult_referrals" (
	"referral_id" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"from_doctor_id" text NOT NULL,
	"kind" text NOT NULL,
	"doctor_id" text,
	"dept_id" text,
	"reason" text NOT NULL,
	"referred_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"new_order_no" text,
	CONSTRAINT "consult_referrals_asked" CHECK (new_order_no IS NULL OR accepted_at IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "consult_refund_requests" (
	"order_no" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"is_granted" boolean,
	"answer" text,
	CONSTRAINT "consult_refund_requests_decided" CHECK ((decided_at IS NULL) = (is_granted IS NULL) AND (decided_at IS NULL) = (answer IS NULL))
);
--> statement-breakpoint
ALTER TABLE "consult_orders" ADD COLUMN "upgraded_from" text;--> statement-breakpoint
ALTER TABLE "consult_orders" ADD COLUMN "credit_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "consult_orders" ADD COLUMN "upgrade_info" jsonb;--> statement-breakpoint
ALTER TABLE "consult_referrals" ADD CONSTRAINT "consult_referrals_order_no_consult_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."consult_orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consult_referrals" ADD CONSTRAINT "consult_referrals_from_doctor_id_doctors_id_fk" FOREIGN KEY ("from_doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consult_referrals" ADD CONSTRAINT "consult_referrals_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consult_referrals" ADD CONSTRAINT "consult_referrals_new_order_no_consult_orders_order_no_fk" FOREIGN KEY ("new_order_no") REFERENCES "public"."consult_orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consult_refund_requests" ADD CONSTRAINT "consult_refund_requests_order_no_consult_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."consult_orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consult_referrals_order" ON "consult_referrals" USING btree ("order_no","referred_at");--> statement-breakpoint
CREATE INDEX "consult_refund_requests_open" ON "consult_refund_requests" USING btree ("asked_at") WHERE decided_at IS NULL;--> statement-breakpoint
ALTER TABLE "consult_orders" ADD CONSTRAINT "consult_orders_upgraded_from_consult_orders_order_no_fk" FOREIGN KEY ("upgraded_from") REFERENCES "public"."consult_orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consult_orders_upgraded_from" ON "consult_orders" USING btree ("upgraded_from") WHERE upgraded_from IS NOT NULL;--> statement-breakpoint
ALTER TABLE "consult_orders" ADD CONSTRAINT "consult_orders_credit" CHECK (credit_cents >= 0 AND (credit_cents = 0 OR upgraded_from IS NOT NULL));