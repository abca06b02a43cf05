CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"token_id" text NOT NULL,
	"user_id" text NOT NULL,
	"device_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"user_id" text PRIMARY KEY NOT NULL,
	"mobile" text,
	"login_id" text,
	"password_hash" text,
	"nickname" text,
	"verify_status" smallint DEFAULT 0 NOT NULL,
	"corp_consult" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verify_codes" (
	"code_id" text PRIMARY KEY NOT NULL,
	"mobile" text NOT NULL,
	"scene" text NOT NULL,
	"device_id" text,
	"code_hash" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"wrong_tries" smallint DEFAULT 0 NOT NULL,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "no_shows" (
	"order_no" text PRIMARY KEY NOT NULL,
	"patient_id" text NOT NULL,
	"hospital_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registration_orders" (
	"order_no" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"patient_id" text NOT NULL,
	"shift_case_id" text NOT NULL,
	"doctor_id" text NOT NULL,
	"hospital_id" text NOT NULL,
	"hosp_dept_id" text NOT NULL,
	"clinic_type" text NOT NULL,
	"date" date NOT NULL,
	"period" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"patient_name" text NOT NULL,
	"patient_card_no" text,
	"patient_mobile" text NOT NULL,
	"locale" text NOT NULL,
	"fee_cents" integer NOT NULL,
	"paid_cents" integer DEFAULT 0 NOT NULL,
	"refund_cents" integer DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"holds_place" boolean DEFAULT true NOT NULL,
	"voucher_code" text,
	"pay_before" timestamp (3) with time zone,
	"cancel_before" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "registration_orders_refunds" CHECK (refund_cents BETWEEN 0 AND paid_cents),
	CONSTRAINT "registration_orders_fee" CHECK (fee_cents >= 0)
);
--> statement-breakpoint
CREATE TABLE "registration_steps" (
	"step_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registration_steps_step_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_no" text NOT NULL,
	"state" text NOT NULL,
	"event" text NOT NULL,
	"actor" text NOT NULL,
	"reason" text,
	"reason_key" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shift_stops" (
	"shift_case_id" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"stopped_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "areas" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"level" text NOT NULL,
	"parent_id" text,
	"pinyin" text NOT NULL,
	"initial" text NOT NULL,
	"hot" boolean DEFAULT false NOT NULL,
	"hot_order" integer DEFAULT 0 NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"hospital_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "doctor_search" (
	"id" text PRIMARY KEY NOT NULL,
	"score" integer NOT NULL,
	"words" text NOT NULL,
	"lexemes" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "doctor_sessions" (
	"doctor_id" text NOT NULL,
	"weekday" integer NOT NULL,
	"period" text NOT NULL,
	"start_minute" integer NOT NULL,
	"half_hours" integer NOT NULL,
	"places" integer NOT NULL,
	"fee_cents" integer NOT NULL,
	"clinic_type" text NOT NULL,
	CONSTRAINT "doctor_sessions_doctor_id_weekday_period_pk" PRIMARY KEY("doctor_id","weekday","period")
);
--> statement-breakpoint
CREATE TABLE "doctors" (
	"id" text PRIMARY KEY NOT NULL,
	"hospital_id" text NOT NULL,
	"hosp_dept_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"gender" text NOT NULL,
	"title" text NOT NULL,
	"academic_title" text,
	"speciality" jsonb NOT NULL,
	"introduction" jsonb NOT NULL,
	"tags" jsonb NOT NULL,
	"praise_per_mille" integer NOT NULL,
	"visit_count" integer NOT NULL,
	"fee_cents" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "home_tabs" (
	"key" text PRIMARY KEY NOT NULL,
	"route_name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hospital_departments" (
	"id" text PRIMARY KEY NOT NULL,
	"hospital_id" text NOT NULL,
	"parent_id" text,
	"standard_department_id" text,
	"name" jsonb NOT NULL,
	"clinic_address" jsonb NOT NULL,
	"position" integer NOT NULL,
	"doctor_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hospital_search" (
	"id" text PRIMARY KEY NOT NULL,
	"score" integer NOT NULL,
	"words" text NOT NULL,
	"lexemes" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hospitals" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"level" text NOT NULL,
	"province_id" text NOT NULL,
	"city_id" text NOT NULL,
	"district_id" text NOT NULL,
	"address" jsonb NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"phone" text NOT NULL,
	"introduction" jsonb NOT NULL,
	"traffic_guide" jsonb NOT NULL,
	"tags" jsonb NOT NULL,
	"time_zone" text DEFAULT 'Asia/Shanghai' NOT NULL,
	"department_count" integer DEFAULT 0 NOT NULL,
	"doctor_count" integer DEFAULT 0 NOT NULL,
	"window_days" integer DEFAULT 14 NOT NULL,
	"release_time" text DEFAULT '07:00' NOT NULL,
	"close_minutes_before" integer DEFAULT 30 NOT NULL,
	"pay_within_minutes" integer DEFAULT 30 NOT NULL,
	"cancel_days_before" integer DEFAULT 1 NOT NULL,
	"cancel_until" text DEFAULT '18:00' NOT NULL,
	"no_show_limit" integer DEFAULT 3 NOT NULL,
	"no_show_window_days" integer DEFAULT 30 NOT NULL,
	"suspend_days" integer DEFAULT 90 NOT NULL,
	"max_open_per_patient" integer DEFAULT 3 NOT NULL,
	"bring" jsonb NOT NULL,
	CONSTRAINT "hospitals_release_time" CHECK ("hospitals"."release_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
	CONSTRAINT "hospitals_cancel_until" CHECK ("hospitals"."cancel_until" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" text PRIMARY KEY NOT NULL,
	"hospital_id" text,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "schedule_days" (
	"date" date PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shift_cases" (
	"id" text PRIMARY KEY NOT NULL,
	"doctor_id" text NOT NULL,
	"hospital_id" text NOT NULL,
	"hosp_dept_id" text NOT NULL,
	"date" date NOT NULL,
	"period" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"total" integer NOT NULL,
	"remaining" integer NOT NULL,
	"fee_cents" integer NOT NULL,
	"clinic_type" text NOT NULL,
	"stopped" boolean DEFAULT false NOT NULL,
	CONSTRAINT "shift_cases_places" CHECK ("shift_cases"."remaining" between 0 and "shift_cases"."total"),
	CONSTRAINT "shift_cases_time" CHECK ("shift_cases"."ends_at" > "shift_cases"."starts_at"),
	CONSTRAINT "shift_cases_fee" CHECK ("shift_cases"."fee_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "standard_departments" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"icon" text NOT NULL,
	"position" integer NOT NULL,
	"doctor_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"consent_id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"patient_id" text NOT NULL,
	"purpose" text NOT NULL,
	"version" text NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "patients" (
	"patient_id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"place" smallint NOT NULL,
	"name" text NOT NULL,
	"relation" text NOT NULL,
	"card_type" text NOT NULL,
	"card_no" text,
	"identity_hash" text NOT NULL,
	"mobile" text NOT NULL,
	"gender" text NOT NULL,
	"birth_date" date NOT NULL,
	"guardian_name" text,
	"guardian_card_no" text,
	"is_default" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "patients_place" CHECK (place BETWEEN 1 AND 10)
);
--> statement-breakpoint
CREATE TABLE "payment_refunds" (
	"refund_id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"order_no" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"status" text NOT NULL,
	"expected_by" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"provider" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"status" text NOT NULL,
	"received_cents" integer,
	"trade_no" text,
	"return_url" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "payments_amount" CHECK (amount_cents > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_receipts" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"outcome" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"trade_no" text NOT NULL,
	"paid_at" timestamp (3) with time zone NOT NULL,
	"acknowledged_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "clock_offsets" (
	"id" integer PRIMARY KEY NOT NULL,
	"offset_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "encryption_rules" (
	"secret_code" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"device_id" text NOT NULL,
	"algorithm" integer NOT NULL,
	"slot" bigint NOT NULL,
	"private_key" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "encryption_rules_device" UNIQUE("app_id","device_id","algorithm","slot")
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"scope" text NOT NULL,
	"request_id" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer,
	"answer" json,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_scope_request_id_pk" PRIMARY KEY("scope","request_id")
);
--> statement-breakpoint
CREATE TABLE "markers" (
	"name" text PRIMARY KEY NOT NULL,
	"done_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_messages" (
	"message_id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"body" text NOT NULL,
	"code" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"delivered_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"failed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "signed_messages" (
	"key_id" text NOT NULL,
	"message_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "signed_messages_key_id_message_id_pk" PRIMARY KEY("key_id","message_id")
);
--> statement-breakpoint
CREATE TABLE "trace_spans" (
	"span_id" bigserial PRIMARY KEY NOT NULL,
	"app_name" text NOT NULL,
	"trace_id" text NOT NULL,
	"context_biz_id" text,
	"biz_id" text,
	"biz_name" text NOT NULL,
	"operate_name" text,
	"input_param" text,
	"output_param" text,
	"timestamp" bigint NOT NULL,
	"duration" double precision,
	"error" boolean,
	"code" integer,
	"flag" integer,
	"message" text,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploaded_files" (
	"file_id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"storage_key" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer,
	"height" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "uploaded_files_storage_key_unique" UNIQUE("storage_key")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "no_shows" ADD CONSTRAINT "no_shows_order_no_registration_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."registration_orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_steps" ADD CONSTRAINT "registration_steps_order_no_registration_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."registration_orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "areas" ADD CONSTRAINT "areas_parent_id_areas_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."areas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_sessions" ADD CONSTRAINT "doctor_sessions_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctors" ADD CONSTRAINT "doctors_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctors" ADD CONSTRAINT "doctors_hosp_dept_id_hospital_departments_id_fk" FOREIGN KEY ("hosp_dept_id") REFERENCES "public"."hospital_departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_departments" ADD CONSTRAINT "hospital_departments_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_departments" ADD CONSTRAINT "hospital_departments_parent_id_hospital_departments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."hospital_departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_departments" ADD CONSTRAINT "hospital_departments_standard_department_id_standard_departments_id_fk" FOREIGN KEY ("standard_department_id") REFERENCES "public"."standard_departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospitals" ADD CONSTRAINT "hospitals_province_id_areas_id_fk" FOREIGN KEY ("province_id") REFERENCES "public"."areas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospitals" ADD CONSTRAINT "hospitals_city_id_areas_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."areas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospitals" ADD CONSTRAINT "hospitals_district_id_areas_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."areas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_payment_id_payments_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_no_registration_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."registration_orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_id" ON "sessions" USING btree ("token_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_mobile" ON "users" USING btree ("mobile");--> statement-breakpoint
CREATE UNIQUE INDEX "users_login_id" ON "users" USING btree ("login_id");--> statement-breakpoint
CREATE INDEX "verify_codes_mobile" ON "verify_codes" USING btree ("mobile","sent_at");--> statement-breakpoint
CREATE INDEX "no_shows_patient" ON "no_shows" USING btree ("patient_id","hospital_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "registration_orders_one_a_day" ON "registration_orders" USING btree ("patient_id","doctor_id","date") WHERE status IN ('awaitingPayment', 'confirmed', 'checkedIn');--> statement-breakpoint
CREATE INDEX "registration_orders_owner" ON "registration_orders" USING btree ("owner_id","created_at" DESC NULLS LAST,"order_no" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "registration_orders_patient_open" ON "registration_orders" USING btree ("patient_id") WHERE status IN ('awaitingPayment', 'confirmed', 'checkedIn');--> statement-breakpoint
CREATE INDEX "registration_orders_shift_open" ON "registration_orders" USING btree ("shift_case_id") WHERE status IN ('awaitingPayment', 'confirmed');--> statement-breakpoint
CREATE INDEX "registration_orders_unpaid" ON "registration_orders" USING btree ("pay_before") WHERE status = 'awaitingPayment';--> statement-breakpoint
CREATE INDEX "registration_orders_expected" ON "registration_orders" USING btree ("ends_at") WHERE status = 'confirmed';--> statement-breakpoint
CREATE INDEX "registration_orders_present" ON "registration_orders" USING btree ("ends_at") WHERE status = 'checkedIn';--> statement-breakpoint
CREATE INDEX "registration_steps_order" ON "registration_steps" USING btree ("order_no","step_id");--> statement-breakpoint
CREATE INDEX "shift_stops_open" ON "shift_stops" USING btree ("stopped_at") WHERE settled_at IS NULL;--> statement-breakpoint
CREATE INDEX "areas_parent" ON "areas" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "areas_level" ON "areas" USING btree ("level","pinyin");--> statement-breakpoint
CREATE INDEX "doctor_search_lexemes" ON "doctor_search" USING gin ("lexemes");--> statement-breakpoint
CREATE INDEX "doctor_search_score" ON "doctor_search" USING btree ("score" DESC NULLS FIRST,"id" DESC NULLS FIRST,"words");--> statement-breakpoint
CREATE INDEX "doctors_department" ON "doctors" USING btree ("hosp_dept_id");--> statement-breakpoint
CREATE INDEX "doctors_hospital" ON "doctors" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "hospital_departments_hospital" ON "hospital_departments" USING btree ("hospital_id","position");--> statement-breakpoint
CREATE INDEX "hospital_search_lexemes" ON "hospital_search" USING gin ("lexemes");--> statement-breakpoint
CREATE INDEX "hospital_search_score" ON "hospital_search" USING btree ("score" DESC NULLS FIRST,"id" DESC NULLS FIRST,"words");--> statement-breakpoint
CREATE INDEX "hospitals_city" ON "hospitals" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "hospitals_close" ON "hospitals" USING btree ("close_minutes_before");--> statement-breakpoint
CREATE INDEX "hospitals_window" ON "hospitals" USING btree ("window_days");--> statement-breakpoint
CREATE INDEX "notices_hospital" ON "notices" USING btree ("hospital_id","published_at");--> statement-breakpoint
CREATE INDEX "shift_cases_doctor" ON "shift_cases" USING btree ("doctor_id","starts_at");--> statement-breakpoint
CREATE INDEX "consents_patient" ON "consents" USING btree ("patient_id");--> statement-breakpoint
CREATE UNIQUE INDEX "patients_owner_place" ON "patients" USING btree ("owner_id","place") WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "patients_owner_identity" ON "patients" USING btree ("owner_id","identity_hash") WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "patients_owner_default" ON "patients" USING btree ("owner_id") WHERE deleted_at IS NULL AND is_default;--> statement-breakpoint
CREATE INDEX "patients_owner" ON "patients" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_refunds_payment" ON "payment_refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_refunds_order" ON "payment_refunds" USING btree ("order_no");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("order_no") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "encryption_rules_expires_at" ON "encryption_rules" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "idempotency_expires_at" ON "idempotency" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outbox_messages_recipient" ON "outbox_messages" USING btree ("recipient","created_at");--> statement-breakpoint
CREATE INDEX "outbox_messages_waiting" ON "outbox_messages" USING btree ("next_attempt_at") WHERE delivered_at IS NULL AND NOT failed;--> statement-breakpoint
CREATE INDEX "signed_messages_expires_at" ON "signed_messages" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "trace_spans_trace_id" ON "trace_spans" USING btree ("trace_id","span_id");--> statement-breakpoint
CREATE INDEX "trace_spans_received_at" ON "trace_spans" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "uploaded_files_owner" ON "uploaded_files" USING btree ("owner_id","created_at");
