CREATE TABLE "check_up_coupons" (
	"coupon_id" text PRIMARY KEY NOT NULL,
	"org_code" text,
	"title" jsonb NOT NULL,
	"off_cents" integer NOT NULL,
	"least_cents" integer NOT NULL,
	"code" text,
	CONSTRAINT "check_up_coupons_code_unique" UNIQUE("code"),
	CONSTRAINT "check_up_coupons_off" CHECK (off_cents > 0 and off_cents < least_cents)
);
--> statement-breakpoint
CREATE TABLE "check_up_coupons_held" (
	"coupon_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"order_no" text,
	"code" text,
	CONSTRAINT "check_up_coupons_held_owner_id_coupon_id_pk" PRIMARY KEY("owner_id","coupon_id"),
	CONSTRAINT "check_up_coupons_held_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "check_up_days" (
	"package_code" text NOT NULL,
	"store_id" text NOT NULL,
	"day" date NOT NULL,
	"total" integer NOT NULL,
	"remaining" integer NOT NULL,
	CONSTRAINT "check_up_days_package_code_store_id_day_pk" PRIMARY KEY("package_code","store_id","day"),
	CONSTRAINT "check_up_days_remaining" CHECK (remaining >= 0)
);
--> statement-breakpoint
CREATE TABLE "check_up_items" (
	"item_code" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"purpose" jsonb NOT NULL,
	"not_for" jsonb
);
--> statement-breakpoint
CREATE TABLE "check_up_offers" (
	"package_code" text NOT NULL,
	"store_id" text NOT NULL,
	"weekdays" integer[] NOT NULL,
	"places_a_day" integer NOT NULL,
	CONSTRAINT "check_up_offers_package_code_store_id_pk" PRIMARY KEY("package_code","store_id"),
	CONSTRAINT "check_up_offers_places" CHECK (places_a_day > 0)
);
--> statement-breakpoint
CREATE TABLE "check_up_orders" (
	"order_no" text PRIMARY KEY NOT NULL,
	"package_code" text NOT NULL,
	"store_id" text NOT NULL,
	"day" date NOT NULL,
	"title" jsonb NOT NULL,
	"preparation" jsonb NOT NULL,
	"refund_rule" jsonb NOT NULL,
	"price_cents" integer NOT NULL,
	"off_cents" integer DEFAULT 0 NOT NULL,
	"people" integer NOT NULL,
	"voucher_code" text,
	"holds_places" boolean DEFAULT true NOT NULL,
	"invoice" jsonb,
	CONSTRAINT "check_up_orders_people" CHECK (people between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "check_up_organisations" (
	"org_code" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"kind" text NOT NULL,
	"introduction" jsonb NOT NULL,
	"guide" jsonb NOT NULL,
	"hospital_id" text,
	"refund_rule" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "check_up_packages" (
	"package_code" text PRIMARY KEY NOT NULL,
	"org_code" text NOT NULL,
	"kind" text NOT NULL,
	"purposes" text[] NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"sex" text NOT NULL,
	"min_age" integer,
	"max_age" integer,
	"price_cents" integer NOT NULL,
	"items" text[] NOT NULL,
	"preparation" jsonb NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	CONSTRAINT "check_up_packages_price" CHECK (price_cents > 0)
);
--> statement-breakpoint
CREATE TABLE "check_up_people" (
	"order_no" text NOT NULL,
	"patient_id" text NOT NULL,
	"patient_name" text NOT NULL,
	"attended_at" timestamp (3) with time zone,
	"report" jsonb,
	"reported_at" timestamp (3) with time zone,
	CONSTRAINT "check_up_people_order_no_patient_id_pk" PRIMARY KEY("order_no","patient_id")
);
--> statement-breakpoint
CREATE TABLE "check_up_stores" (
	"store_id" text PRIMARY KEY NOT NULL,
	"org_code" text NOT NULL,
	"name" jsonb NOT NULL,
	"city_id" text NOT NULL,
	"address" jsonb NOT NULL,
	"phone" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"opens_at" text NOT NULL,
	"closes_at" text NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "check_up_coupons" ADD CONSTRAINT "check_up_coupons_org_code_check_up_organisations_org_code_fk" FOREIGN KEY ("org_code") REFERENCES "public"."check_up_organisations"("org_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_up_coupons_held" ADD CONSTRAINT "check_up_coupons_held_coupon_id_check_up_coupons_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."check_up_coupons"("coupon_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_up_coupons_held" ADD CONSTRAINT "check_up_coupons_held_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_up_days" ADD CONSTRAINT "check_up_days_package_code_store_id_check_up_offers_package_code_store_id_fk" FOREIGN KEY ("package_code","store_id") REFERENCES "public"."check_up_offers"("package_code","store_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_up_offers" ADD CONSTRAINT "check_up_offers_package_code_check_up_packages_package_code_fk" FOREIGN KEY ("package_code") REFERENCES "public"."check_up_packages"("package_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_up_offers" ADD CONSTRAINT "check_up_offers_store_id_check_up_stores_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."check_up_stores"("store_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_up_orders" ADD CONSTRAINT "check_up_orders_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_up_orders" ADD CONSTRAINT "check_up_orders_package_code_check_up_packages_package_code_fk" FOREIGN KEY ("package_code") REFERENCES "public"."check_up_packages"("package_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_up_orders" ADD CONSTRAINT "check_up_orders_store_id_check_up_stores_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."check_up_stores"("store_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_up_organisations" ADD CONSTRAINT "check_up_organisations_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_up_packages" ADD CONSTRAINT "check_up_packages_org_code_check_up_organisations_org_code_fk" FOREIGN KEY ("org_code") REFERENCES "public"."check_up_organisations"("org_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_up_people" ADD CONSTRAINT "check_up_people_order_no_check_up_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."check_up_orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_up_stores" ADD CONSTRAINT "check_up_stores_org_code_check_up_organisations_org_code_fk" FOREIGN KEY ("org_code") REFERENCES "public"."check_up_organisations"("org_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_up_stores" ADD CONSTRAINT "check_up_stores_city_id_areas_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."areas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "check_up_coupons_held_order" ON "check_up_coupons_held" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "check_up_offers_store" ON "check_up_offers" USING btree ("store_id");--> statement-breakpoint
CREATE UNIQUE INDEX "check_up_orders_voucher" ON "check_up_orders" USING btree ("voucher_code");--> statement-breakpoint
CREATE INDEX "check_up_packages_price" ON "check_up_packages" USING btree ("kind","price_cents");--> statement-breakpoint
CREATE INDEX "check_up_people_patient" ON "check_up_people" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "check_up_stores_city" ON "check_up_stores" USING btree ("city_id");