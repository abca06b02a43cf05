CREATE TABLE "consult_drafts" (
	"owner_id" text NOT NULL,
	"kind" text NOT NULL,
	"doctor_id" text NOT NULL,
	"draft" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "consult_drafts_owner_id_kind_doctor_id_pk" PRIMARY KEY("owner_id","kind","doctor_id")
);
--> statement-breakpoint
CREATE TABLE "consult_invoices" (
	"order_no" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"email" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"applied_at" timestamp (3) with time zone NOT NULL,
	"issued_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "consult_orders" (
	"order_no" text PRIMARY KEY NOT NULL,
	"consult_kind" text NOT NULL,
	"doctor_id" text,
	"dept_id" text,
	"patient_id" text NOT NULL,
	"patient_name" text NOT NULL,
	"question" text NOT NULL,
	"since" text,
	"treated" text,
	"earlier_diagnosis" text,
	"pictures" jsonb NOT NULL,
	"preconsult" jsonb,
	"call_at" timestamp (3) with time zone,
	"mobile" text,
	"answer_before" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"paused_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"liked_at" timestamp (3) with time zone,
	CONSTRAINT "consult_orders_answered" CHECK (answered_at IS NULL OR doctor_id IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "consult_services" (
	"doctor_id" text NOT NULL,
	"kind" text NOT NULL,
	"price_cents" integer NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	CONSTRAINT "consult_services_doctor_id_kind_pk" PRIMARY KEY("doctor_id","kind"),
	CONSTRAINT "consult_services_price" CHECK (price_cents >= 0)
);
--> statement-breakpoint
CREATE TABLE "doctor_shields" (
	"owner_id" text NOT NULL,
	"doctor_id" text NOT NULL,
	"shielded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "doctor_shields_owner_id_doctor_id_pk" PRIMARY KEY("owner_id","doctor_id")
);
--> statement-breakpoint
ALTER TABLE "consult_drafts" ADD CONSTRAINT "consult_drafts_owner_id_users_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consult_invoices" ADD CONSTRAINT "consult_invoices_order_no_consult_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."consult_orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consult_orders" ADD CONSTRAINT "consult_orders_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consult_orders" ADD CONSTRAINT "consult_orders_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consult_services" ADD CONSTRAINT "consult_services_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_shields" ADD CONSTRAINT "doctor_shields_owner_id_users_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_shields" ADD CONSTRAINT "doctor_shields_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consult_drafts_saved" ON "consult_drafts" USING btree ("saved_at");--> statement-breakpoint
CREATE INDEX "consult_orders_doctor" ON "consult_orders" USING btree ("doctor_id","call_at");--> statement-breakpoint
CREATE INDEX "consult_services_open" ON "consult_services" USING btree ("kind","doctor_id") WHERE is_open;