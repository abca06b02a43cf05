CREATE TABLE "drug_order_events" (
	"event_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "drug_order_events_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_no" text NOT NULL,
	"line_id" text,
	"event" text NOT NULL,
	"words" text,
	"by" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drug_order_lines" (
	"order_no" text NOT NULL,
	"line_id" text NOT NULL,
	"drug_id" text NOT NULL,
	"line" jsonb NOT NULL,
	"state" text NOT NULL,
	"is_reserved" boolean NOT NULL,
	"state_reason" text,
	"expected_at" timestamp (3) with time zone,
	"unit_cents" integer NOT NULL,
	"share_cents" integer NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"parcel_id" text,
	"offer_state" text,
	"offer_drug_id" text,
	"offer_from_drug_id" text,
	"offer_reason" text,
	"offer_refund_cents" integer,
	"offer_agreed_by" text,
	"offer_agreed_at" timestamp (3) with time zone,
	"offer_arrives_by" timestamp (3) with time zone,
	CONSTRAINT "drug_order_lines_order_no_line_id_pk" PRIMARY KEY("order_no","line_id"),
	CONSTRAINT "drug_order_lines_refunded" CHECK (refunded_cents BETWEEN 0 AND share_cents)
);
--> statement-breakpoint
CREATE TABLE "drug_orders" (
	"order_no" text PRIMARY KEY NOT NULL,
	"prescription_id" text NOT NULL,
	"pharmacy_id" text NOT NULL,
	"method" text NOT NULL,
	"quote" jsonb NOT NULL,
	"pay_before" timestamp (3) with time zone NOT NULL,
	"authorised_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone,
	"confirm_before" timestamp (3) with time zone,
	"asked" integer DEFAULT 0 NOT NULL,
	"silent_pharmacies" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"last_heard_at" timestamp (3) with time zone,
	"last_words" text,
	"news_before" timestamp (3) with time zone,
	"is_choice_open" boolean DEFAULT false NOT NULL,
	"cancellation_asked_at" timestamp (3) with time zone,
	"cancellation_reason" text,
	"cancellation_answer" text,
	"window_starts_at" timestamp (3) with time zone,
	"window_ends_at" timestamp (3) with time zone,
	"pickup_code" text,
	"handed_over_at" timestamp (3) with time zone,
	"checked_at" timestamp (3) with time zone,
	"wrong_words" text
);
--> statement-breakpoint
CREATE TABLE "drug_parcels" (
	"parcel_id" text PRIMARY KEY NOT NULL,
	"courier" text,
	"progress_percent" integer,
	"distance_meters" integer,
	"arrives_by" timestamp (3) with time zone,
	"temperature_tenths" integer,
	"temperature_max_tenths" integer,
	"handover_code" text,
	"wrong_codes" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pharmacies" (
	"pharmacy_id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"address" jsonb NOT NULL,
	"phone" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"open_text" jsonb NOT NULL,
	"opens_at" text NOT NULL,
	"closes_at" text NOT NULL,
	"delivers_to" jsonb NOT NULL,
	"freight_cents" integer NOT NULL,
	"free_from_cents" integer,
	"prepare_minutes" integer NOT NULL,
	"delivery_minutes" integer NOT NULL,
	"confirms_within_minutes" integer NOT NULL,
	"reports_progress" boolean NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pharmacy_stock" (
	"pharmacy_id" text NOT NULL,
	"drug_id" text NOT NULL,
	"price_cents" integer NOT NULL,
	"stock" integer NOT NULL,
	CONSTRAINT "pharmacy_stock_pharmacy_id_drug_id_pk" PRIMARY KEY("pharmacy_id","drug_id"),
	CONSTRAINT "pharmacy_stock_price" CHECK (price_cents > 0),
	CONSTRAINT "pharmacy_stock_stock" CHECK (stock >= 0)
);
--> statement-breakpoint
CREATE TABLE "drugs" (
	"drug_id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"substance" text NOT NULL,
	"atc" text NOT NULL,
	"strength" jsonb NOT NULL,
	"strength_mg" real,
	"unit" text NOT NULL,
	"pack_units" integer NOT NULL,
	"pack_text" jsonb NOT NULL,
	"maker" jsonb NOT NULL,
	"picture" jsonb NOT NULL,
	"special" text DEFAULT 'none' NOT NULL,
	"is_for_online" boolean DEFAULT true NOT NULL,
	"is_for_lasting_illness" boolean DEFAULT true NOT NULL,
	"most_units_a_day" real,
	"least_age_years" integer,
	"pregnancy" text DEFAULT 'unknown' NOT NULL,
	"storage_max_tenths" integer,
	"goods_no" text,
	"is_listed" boolean DEFAULT true NOT NULL,
	"search_text" text NOT NULL,
	CONSTRAINT "drugs_pack" CHECK (pack_units > 0)
);
--> statement-breakpoint
CREATE TABLE "patient_health_facts" (
	"patient_id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"allergy_classes" jsonb NOT NULL,
	"other_allergy" text,
	"is_pregnant" jsonb NOT NULL,
	"said_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prescription_findings" (
	"prescription_id" text NOT NULL,
	"stage" text NOT NULL,
	"findings" jsonb NOT NULL,
	"by" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "prescription_findings_prescription_id_stage_pk" PRIMARY KEY("prescription_id","stage")
);
--> statement-breakpoint
CREATE TABLE "prescription_reviews" (
	"prescription_id" text PRIMARY KEY NOT NULL,
	"staff_id" text,
	"pharmacist_name" text NOT NULL,
	"is_approved" boolean NOT NULL,
	"reason" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prescription_signatures" (
	"prescription_id" text NOT NULL,
	"role" text NOT NULL,
	"signer_id" text NOT NULL,
	"name" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"content_hash" text NOT NULL,
	"signature" text NOT NULL,
	"certificate" text NOT NULL,
	"is_sandbox" boolean NOT NULL,
	CONSTRAINT "prescription_signatures_prescription_id_role_pk" PRIMARY KEY("prescription_id","role")
);
--> statement-breakpoint
CREATE TABLE "prescriptions" (
	"prescription_id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"state" text NOT NULL,
	"owner_id" text NOT NULL,
	"patient_id" text NOT NULL,
	"patient_name" text NOT NULL,
	"patient_gender" text,
	"patient_age" integer,
	"doctor_id" text NOT NULL,
	"diagnosis" text NOT NULL,
	"note" text,
	"long_reason" text,
	"lines" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL,
	"review_before" timestamp (3) with time zone NOT NULL,
	"approved_at" timestamp (3) with time zone,
	"valid_days" integer DEFAULT 1 NOT NULL,
	"valid_until" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text,
	"due_at" timestamp (3) with time zone,
	"order_key" text,
	"renewed_from" text,
	"supersedes" text,
	"superseded_by" text,
	"claimed_by" text,
	"claimed_at" timestamp (3) with time zone,
	"recall_asked_at" timestamp (3) with time zone,
	"arrived_at" timestamp (3) with time zone,
	"runs_out_on" date,
	"renewal_offered_at" timestamp (3) with time zone,
	CONSTRAINT "prescriptions_valid_days" CHECK (valid_days BETWEEN 1 AND 3),
	CONSTRAINT "prescriptions_claimed" CHECK ((claimed_by IS NULL) = (claimed_at IS NULL))
);
--> statement-breakpoint
CREATE TABLE "renewal_requests" (
	"order_no" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"patient_id" text NOT NULL,
	"prescription_id" text NOT NULL,
	"survey" jsonb NOT NULL,
	"proofs" jsonb NOT NULL,
	"address_id" text,
	"state" text NOT NULL,
	"refusal" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"key_id" text PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"signer_id" text NOT NULL,
	"name" text NOT NULL,
	"certificate" text NOT NULL,
	"private_key" text NOT NULL,
	"is_sandbox" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "drug_order_events" ADD CONSTRAINT "drug_order_events_order_no_drug_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."drug_orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drug_order_lines" ADD CONSTRAINT "drug_order_lines_order_no_drug_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."drug_orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drug_order_lines" ADD CONSTRAINT "drug_order_lines_drug_id_drugs_drug_id_fk" FOREIGN KEY ("drug_id") REFERENCES "public"."drugs"("drug_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drug_order_lines" ADD CONSTRAINT "drug_order_lines_parcel_id_parcels_parcel_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("parcel_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drug_order_lines" ADD CONSTRAINT "drug_order_lines_offer_drug_id_drugs_drug_id_fk" FOREIGN KEY ("offer_drug_id") REFERENCES "public"."drugs"("drug_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drug_order_lines" ADD CONSTRAINT "drug_order_lines_offer_from_drug_id_drugs_drug_id_fk" FOREIGN KEY ("offer_from_drug_id") REFERENCES "public"."drugs"("drug_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drug_orders" ADD CONSTRAINT "drug_orders_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drug_orders" ADD CONSTRAINT "drug_orders_prescription_id_prescriptions_prescription_id_fk" FOREIGN KEY ("prescription_id") REFERENCES "public"."prescriptions"("prescription_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drug_orders" ADD CONSTRAINT "drug_orders_pharmacy_id_pharmacies_pharmacy_id_fk" FOREIGN KEY ("pharmacy_id") REFERENCES "public"."pharmacies"("pharmacy_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drug_parcels" ADD CONSTRAINT "drug_parcels_parcel_id_parcels_parcel_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("parcel_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pharmacy_stock" ADD CONSTRAINT "pharmacy_stock_pharmacy_id_pharmacies_pharmacy_id_fk" FOREIGN KEY ("pharmacy_id") REFERENCES "public"."pharmacies"("pharmacy_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pharmacy_stock" ADD CONSTRAINT "pharmacy_stock_drug_id_drugs_drug_id_fk" FOREIGN KEY ("drug_id") REFERENCES "public"."drugs"("drug_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_health_facts" ADD CONSTRAINT "patient_health_facts_owner_id_users_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_findings" ADD CONSTRAINT "prescription_findings_prescription_id_prescriptions_prescription_id_fk" FOREIGN KEY ("prescription_id") REFERENCES "public"."prescriptions"("prescription_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_reviews" ADD CONSTRAINT "prescription_reviews_prescription_id_prescriptions_prescription_id_fk" FOREIGN KEY ("prescription_id") REFERENCES "public"."prescriptions"("prescription_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_signatures" ADD CONSTRAINT "prescription_signatures_prescription_id_prescriptions_prescription_id_fk" FOREIGN KEY ("prescription_id") REFERENCES "public"."prescriptions"("prescription_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD CONSTRAINT "prescriptions_owner_id_users_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD CONSTRAINT "prescriptions_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewal_requests" ADD CONSTRAINT "renewal_requests_owner_id_users_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewal_requests" ADD CONSTRAINT "renewal_requests_prescription_id_prescriptions_prescription_id_fk" FOREIGN KEY ("prescription_id") REFERENCES "public"."prescriptions"("prescription_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drug_order_events_order" ON "drug_order_events" USING btree ("order_no","event_id");--> statement-breakpoint
CREATE INDEX "drug_orders_prescription" ON "drug_orders" USING btree ("prescription_id");--> statement-breakpoint
CREATE INDEX "drug_orders_pharmacy" ON "drug_orders" USING btree ("pharmacy_id");--> statement-breakpoint
CREATE INDEX "pharmacy_stock_drug" ON "pharmacy_stock" USING btree ("drug_id");--> statement-breakpoint
CREATE INDEX "drugs_substance" ON "drugs" USING btree ("substance");--> statement-breakpoint
CREATE UNIQUE INDEX "prescriptions_version" ON "prescriptions" USING btree ("number","version");--> statement-breakpoint
CREATE INDEX "prescriptions_owner" ON "prescriptions" USING btree ("owner_id","signed_at");--> statement-breakpoint
CREATE INDEX "prescriptions_patient" ON "prescriptions" USING btree ("patient_id","signed_at");--> statement-breakpoint
CREATE INDEX "prescriptions_consult" ON "prescriptions" USING btree ("order_key");--> statement-breakpoint
CREATE INDEX "prescriptions_review" ON "prescriptions" USING btree ("review_before") WHERE state = 'inReview';--> statement-breakpoint
CREATE INDEX "prescriptions_due" ON "prescriptions" USING btree ("due_at") WHERE due_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "prescriptions_runs_out" ON "prescriptions" USING btree ("runs_out_on") WHERE runs_out_on IS NOT NULL AND renewal_offered_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "renewal_requests_open" ON "renewal_requests" USING btree ("prescription_id") WHERE state = 'asked';--> statement-breakpoint
CREATE INDEX "renewal_requests_owner" ON "renewal_requests" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "signing_keys_signer" ON "signing_keys" USING btree ("role","signer_id") WHERE ended_at IS NULL;