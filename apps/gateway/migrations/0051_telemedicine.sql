CREATE TABLE "telemedicine_experts" (
	"doctor_id" text PRIMARY KEY NOT NULL,
	"price_cents" integer NOT NULL,
	"weekdays" integer[] NOT NULL,
	"first_at" text NOT NULL,
	"sessions" integer NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	CONSTRAINT "telemedicine_experts_price" CHECK (price_cents > 0),
	CONSTRAINT "telemedicine_experts_first_at" CHECK (first_at ~ '^([01][0-9]|2[0-3]):[03]0$'),
	CONSTRAINT "telemedicine_experts_sessions" CHECK (sessions between 1 and 16)
);
--> statement-breakpoint
CREATE TABLE "telemedicine_local_doctors" (
	"doctor_id" text PRIMARY KEY NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "telemedicine_orders" (
	"order_no" text PRIMARY KEY NOT NULL,
	"doctor_id" text NOT NULL,
	"local_doctor_id" text,
	"patient_id" text NOT NULL,
	"patient_name" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"holds_time" boolean DEFAULT true NOT NULL,
	"complaint" text NOT NULL,
	"medical_case" jsonb,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"additions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"summary" jsonb
);
--> statement-breakpoint
ALTER TABLE "telemedicine_experts" ADD CONSTRAINT "telemedicine_experts_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "telemedicine_local_doctors" ADD CONSTRAINT "telemedicine_local_doctors_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "telemedicine_orders" ADD CONSTRAINT "telemedicine_orders_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "telemedicine_orders" ADD CONSTRAINT "telemedicine_orders_doctor_id_telemedicine_experts_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."telemedicine_experts"("doctor_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "telemedicine_orders" ADD CONSTRAINT "telemedicine_orders_local_doctor_id_telemedicine_local_doctors_doctor_id_fk" FOREIGN KEY ("local_doctor_id") REFERENCES "public"."telemedicine_local_doctors"("doctor_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "telemedicine_orders_expert" ON "telemedicine_orders" USING btree ("doctor_id","starts_at") WHERE holds_time;--> statement-breakpoint
CREATE UNIQUE INDEX "telemedicine_orders_local_doctor" ON "telemedicine_orders" USING btree ("local_doctor_id","starts_at") WHERE holds_time;--> statement-breakpoint
CREATE UNIQUE INDEX "telemedicine_orders_patient" ON "telemedicine_orders" USING btree ("patient_id","starts_at") WHERE holds_time;