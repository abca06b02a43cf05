CREATE TABLE "overseas_duties" (
	"doctor_id" text PRIMARY KEY NOT NULL,
	"department" text NOT NULL,
	"is_on_duty" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "overseas_orders" (
	"order_no" text PRIMARY KEY NOT NULL,
	"doctor_id" text,
	"department" text NOT NULL,
	"asker_id" text NOT NULL,
	"nickname" text NOT NULL,
	"gender" text NOT NULL,
	"age_months" integer NOT NULL,
	"country" text NOT NULL,
	"question" text NOT NULL,
	"pictures" jsonb NOT NULL,
	"symptoms" jsonb NOT NULL,
	"duration" text NOT NULL,
	"tenths" integer NOT NULL,
	"taken_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"medicines" text,
	CONSTRAINT "overseas_orders_answered" CHECK (answered_at IS NULL OR doctor_id IS NOT NULL)
);
--> statement-breakpoint
ALTER TABLE "overseas_duties" ADD CONSTRAINT "overseas_duties_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "overseas_orders" ADD CONSTRAINT "overseas_orders_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "overseas_orders" ADD CONSTRAINT "overseas_orders_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "overseas_duties_department" ON "overseas_duties" USING btree ("department") WHERE is_on_duty;--> statement-breakpoint
CREATE INDEX "overseas_orders_doctor" ON "overseas_orders" USING btree ("doctor_id");