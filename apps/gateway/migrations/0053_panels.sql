CREATE TABLE "panel_answers" (
	"answer_id" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"place" integer NOT NULL,
	"doctor_id" text NOT NULL,
	"share_cents" integer NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"text" text,
	"at" timestamp (3) with time zone,
	CONSTRAINT "panel_answers_doctor" UNIQUE("order_no","doctor_id"),
	CONSTRAINT "panel_answers_text" CHECK ((state = 'answered') = (text IS NOT NULL)),
	CONSTRAINT "panel_answers_at" CHECK ((state = 'asked') = (at IS NULL))
);
--> statement-breakpoint
CREATE TABLE "panel_drafts" (
	"owner_id" text PRIMARY KEY NOT NULL,
	"draft" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "panel_experts" (
	"doctor_id" text PRIMARY KEY NOT NULL,
	"share_cents" integer NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	CONSTRAINT "panel_experts_share" CHECK (share_cents > 0)
);
--> statement-breakpoint
CREATE TABLE "panel_orders" (
	"order_no" text PRIMARY KEY NOT NULL,
	"patient_id" text NOT NULL,
	"patient_name" text NOT NULL,
	"question" text NOT NULL,
	"since" text,
	"treated" text,
	"pictures" jsonb NOT NULL,
	"answer_before" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "panel_answers" ADD CONSTRAINT "panel_answers_order_no_panel_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."panel_orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "panel_answers" ADD CONSTRAINT "panel_answers_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "panel_drafts" ADD CONSTRAINT "panel_drafts_owner_id_users_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "panel_experts" ADD CONSTRAINT "panel_experts_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "panel_orders" ADD CONSTRAINT "panel_orders_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "panel_answers_waiting" ON "panel_answers" USING btree ("doctor_id") WHERE state = 'asked';--> statement-breakpoint
CREATE INDEX "panel_drafts_saved" ON "panel_drafts" USING btree ("saved_at");