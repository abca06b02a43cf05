CREATE TABLE "special_disease_days" (
	"disease_id" text NOT NULL,
	"doctor_id" text NOT NULL,
	"day" date NOT NULL,
	"total" integer NOT NULL,
	"remaining" integer NOT NULL,
	CONSTRAINT "special_disease_days_disease_id_doctor_id_day_pk" PRIMARY KEY("disease_id","doctor_id","day"),
	CONSTRAINT "special_disease_days_remaining" CHECK (remaining >= 0)
);
--> statement-breakpoint
CREATE TABLE "special_disease_experts" (
	"disease_id" text NOT NULL,
	"doctor_id" text NOT NULL,
	"is_lead" boolean DEFAULT false NOT NULL,
	"fee_cents" integer NOT NULL,
	"weekdays" integer[] NOT NULL,
	"places_a_day" integer NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	CONSTRAINT "special_disease_experts_disease_id_doctor_id_pk" PRIMARY KEY("disease_id","doctor_id"),
	CONSTRAINT "special_disease_experts_fee" CHECK (fee_cents > 0),
	CONSTRAINT "special_disease_experts_places" CHECK (places_a_day > 0)
);
--> statement-breakpoint
CREATE TABLE "special_disease_orders" (
	"order_no" text PRIMARY KEY NOT NULL,
	"disease_id" text NOT NULL,
	"doctor_id" text NOT NULL,
	"patient_id" text NOT NULL,
	"patient_name" text NOT NULL,
	"day" date NOT NULL,
	"materials" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"refund_rule" jsonb NOT NULL,
	"agreement_version" text NOT NULL,
	"agreed_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	"certificate_no" text,
	"visit_code" text,
	"holds_place" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "special_diseases" (
	"disease_id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"materials_hint" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "special_disease_days" ADD CONSTRAINT "special_disease_days_disease_id_doctor_id_special_disease_experts_disease_id_doctor_id_fk" FOREIGN KEY ("disease_id","doctor_id") REFERENCES "public"."special_disease_experts"("disease_id","doctor_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "special_disease_experts" ADD CONSTRAINT "special_disease_experts_disease_id_special_diseases_disease_id_fk" FOREIGN KEY ("disease_id") REFERENCES "public"."special_diseases"("disease_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "special_disease_experts" ADD CONSTRAINT "special_disease_experts_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "special_disease_orders" ADD CONSTRAINT "special_disease_orders_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "special_disease_orders" ADD CONSTRAINT "special_disease_orders_disease_id_special_diseases_disease_id_fk" FOREIGN KEY ("disease_id") REFERENCES "public"."special_diseases"("disease_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "special_disease_orders" ADD CONSTRAINT "special_disease_orders_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "special_disease_orders_certificate" ON "special_disease_orders" USING btree ("certificate_no");--> statement-breakpoint
CREATE UNIQUE INDEX "special_disease_orders_code" ON "special_disease_orders" USING btree ("visit_code");--> statement-breakpoint
CREATE UNIQUE INDEX "special_disease_orders_open" ON "special_disease_orders" USING btree ("patient_id","disease_id","doctor_id") WHERE holds_place;