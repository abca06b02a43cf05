CREATE TABLE "service_package_comments" (
	"comment_id" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"owner_id" text NOT NULL,
	"doctor_id" text NOT NULL,
	"author_name" text NOT NULL,
	"stars" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "service_package_comments_stars" CHECK (stars between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "service_package_entries" (
	"entry_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_package_entries_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_no" text NOT NULL,
	"service_id" text NOT NULL,
	"units" integer NOT NULL,
	"apply_no" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "service_package_entries_units" CHECK (units <> 0 and (apply_no is null or abs(units) = 1))
);
--> statement-breakpoint
CREATE TABLE "service_package_offers" (
	"package_code" text PRIMARY KEY NOT NULL,
	"topic" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"doctor_id" text NOT NULL,
	"team_id" text,
	"price_cents" integer NOT NULL,
	"days" integer NOT NULL,
	"items" jsonb NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	CONSTRAINT "service_package_offers_price" CHECK (price_cents > 0),
	CONSTRAINT "service_package_offers_days" CHECK (days > 0)
);
--> statement-breakpoint
CREATE TABLE "service_package_orders" (
	"order_no" text PRIMARY KEY NOT NULL,
	"package_code" text NOT NULL,
	"title" jsonb NOT NULL,
	"doctor_id" text NOT NULL,
	"items" jsonb NOT NULL,
	"days" integer NOT NULL,
	"patient_id" text,
	"patient_name" text,
	"ends_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "service_package_teams" (
	"team_id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"introduction" jsonb NOT NULL,
	"member_ids" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_package_uses" (
	"apply_no" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"service_id" text NOT NULL,
	"type" text NOT NULL,
	"state" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"answers" jsonb,
	"wanted_on" date,
	"planned_at" timestamp (3) with time zone,
	"doctor_id" text,
	"result" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "service_package_comments" ADD CONSTRAINT "service_package_comments_order_no_service_package_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."service_package_orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_package_comments" ADD CONSTRAINT "service_package_comments_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_package_entries" ADD CONSTRAINT "service_package_entries_order_no_service_package_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."service_package_orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_package_entries" ADD CONSTRAINT "service_package_entries_apply_no_service_package_uses_apply_no_fk" FOREIGN KEY ("apply_no") REFERENCES "public"."service_package_uses"("apply_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_package_offers" ADD CONSTRAINT "service_package_offers_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_package_offers" ADD CONSTRAINT "service_package_offers_team_id_service_package_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."service_package_teams"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_package_orders" ADD CONSTRAINT "service_package_orders_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_package_orders" ADD CONSTRAINT "service_package_orders_package_code_service_package_offers_package_code_fk" FOREIGN KEY ("package_code") REFERENCES "public"."service_package_offers"("package_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_package_orders" ADD CONSTRAINT "service_package_orders_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_package_uses" ADD CONSTRAINT "service_package_uses_order_no_service_package_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."service_package_orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "service_package_comments_once" ON "service_package_comments" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "service_package_comments_doctor" ON "service_package_comments" USING btree ("doctor_id","created_at");--> statement-breakpoint
CREATE INDEX "service_package_entries_order" ON "service_package_entries" USING btree ("order_no","service_id");--> statement-breakpoint
CREATE UNIQUE INDEX "service_package_entries_use" ON "service_package_entries" USING btree ("apply_no","units");--> statement-breakpoint
CREATE UNIQUE INDEX "service_package_entries_grant" ON "service_package_entries" USING btree ("order_no","service_id") WHERE apply_no is null;--> statement-breakpoint
CREATE INDEX "service_package_offers_doctor" ON "service_package_offers" USING btree ("doctor_id");--> statement-breakpoint
CREATE INDEX "service_package_uses_order" ON "service_package_uses" USING btree ("order_no","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "service_package_uses_time" ON "service_package_uses" USING btree ("doctor_id","planned_at") WHERE state = 'planned' and doctor_id is not null;