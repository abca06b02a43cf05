CREATE TABLE "accurate_reserve_experts" (
	"doctor_id" text PRIMARY KEY NOT NULL,
	"audit_within_hours" integer NOT NULL,
	"pay_within_minutes" integer NOT NULL,
	CONSTRAINT "accurate_reserve_experts_times" CHECK (audit_within_hours > 0 AND pay_within_minutes > 0)
);
--> statement-breakpoint
CREATE TABLE "accurate_reserve_requests" (
	"request_id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"patient_id" text NOT NULL,
	"doctor_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"symptoms" text NOT NULL,
	"pictures" jsonb NOT NULL,
	"days" jsonb NOT NULL,
	"state" text NOT NULL,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"remark" text,
	"order_no" text,
	"locale" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "accurate_reserve_requests_order_no_unique" UNIQUE("order_no"),
	CONSTRAINT "accurate_reserve_requests_place" CHECK ((state = 'approved') = (order_no IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "patient_check_ins" (
	"order_no" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"condition" text NOT NULL,
	"pictures" jsonb NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accurate_reserve_experts" ADD CONSTRAINT "accurate_reserve_experts_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accurate_reserve_requests" ADD CONSTRAINT "accurate_reserve_requests_patient_id_patients_patient_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("patient_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accurate_reserve_requests" ADD CONSTRAINT "accurate_reserve_requests_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accurate_reserve_requests" ADD CONSTRAINT "accurate_reserve_requests_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_check_ins" ADD CONSTRAINT "patient_check_ins_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accurate_reserve_requests_open" ON "accurate_reserve_requests" USING btree ("patient_id","doctor_id") WHERE state IN ('auditing', 'changesWanted');--> statement-breakpoint
CREATE INDEX "accurate_reserve_requests_owner" ON "accurate_reserve_requests" USING btree ("owner_id","created_at","request_id");--> statement-breakpoint
CREATE INDEX "accurate_reserve_requests_waiting" ON "accurate_reserve_requests" USING btree ("sent_at") WHERE state = 'auditing';--> statement-breakpoint
CREATE INDEX "accurate_reserve_requests_due" ON "accurate_reserve_requests" USING btree ("expires_at") WHERE state IN ('auditing', 'changesWanted');--> statement-breakpoint
CREATE INDEX "patient_check_ins_owner" ON "patient_check_ins" USING btree ("owner_id");