CREATE TABLE "membership_cards" (
	"card_id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"goods_id" text NOT NULL,
	"title" jsonb NOT NULL,
	"days" integer NOT NULL,
	"seats" integer NOT NULL,
	"order_no" text,
	"company_name" jsonb,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"reminds" boolean DEFAULT true NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"next_goods_id" text,
	"locale" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "membership_cards_order_no_unique" UNIQUE("order_no"),
	CONSTRAINT "membership_cards_term" CHECK ((starts_at IS NULL) = (ends_at IS NULL))
);
--> statement-breakpoint
CREATE TABLE "membership_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"goods_id" text NOT NULL,
	"company_name" jsonb,
	"card_id" text,
	CONSTRAINT "membership_codes_card" UNIQUE("card_id")
);
--> statement-breakpoint
CREATE TABLE "membership_doctors" (
	"doctor_id" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "membership_gifts" (
	"owner_id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "membership_levels" (
	"level" integer PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"from_orders" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "membership_notices" (
	"notice_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "membership_orders" (
	"order_no" text PRIMARY KEY NOT NULL,
	"goods_id" text NOT NULL,
	"goods_type" integer NOT NULL,
	"title" jsonb NOT NULL,
	"days" integer,
	"seats" integer,
	"patient_name" text,
	"card_id" text,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "membership_products" (
	"goods_id" text PRIMARY KEY NOT NULL,
	"goods_code" text NOT NULL,
	"goods_type" integer NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"terms" jsonb NOT NULL,
	"price_cents" integer NOT NULL,
	"member_cents" integer,
	"days" integer,
	"seats" integer,
	"right_ids" text[] NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "membership_products_price" CHECK (price_cents > 0 AND (member_cents IS NULL OR member_cents BETWEEN 1 AND price_cents)),
	CONSTRAINT "membership_products_card" CHECK ((goods_type = 1) = (days IS NOT NULL) AND (goods_type = 1) = (seats IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "membership_rights" (
	"right_id" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"detail" jsonb NOT NULL,
	"way" text NOT NULL,
	"from_level" integer,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "membership_seats" (
	"card_id" text NOT NULL,
	"patient_id" text NOT NULL,
	CONSTRAINT "membership_seats_card_id_patient_id_pk" PRIMARY KEY("card_id","patient_id")
);
--> statement-breakpoint
CREATE TABLE "membership_unsupported_hospitals" (
	"hospital_id" text PRIMARY KEY NOT NULL,
	"reason" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon_packs" (
	"pack_id" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"rule" jsonb NOT NULL,
	"use" text,
	"seller" text,
	"off_cents" integer NOT NULL,
	"from_cents" integer NOT NULL,
	"days" integer NOT NULL,
	"most_per_account" integer NOT NULL,
	"remaining" integer,
	"opens_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"is_gift" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "coupon_packs_sums" CHECK (off_cents > 0 AND from_cents > off_cents),
	CONSTRAINT "coupon_packs_counts" CHECK (days > 0 AND most_per_account > 0),
	CONSTRAINT "coupon_packs_remaining" CHECK (remaining >= 0)
);
--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "pack_id" text;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "use" text DEFAULT 'goods';--> statement-breakpoint
ALTER TABLE "membership_cards" ADD CONSTRAINT "membership_cards_goods_id_membership_products_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."membership_products"("goods_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_cards" ADD CONSTRAINT "membership_cards_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_cards" ADD CONSTRAINT "membership_cards_next_goods_id_membership_products_goods_id_fk" FOREIGN KEY ("next_goods_id") REFERENCES "public"."membership_products"("goods_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_codes" ADD CONSTRAINT "membership_codes_goods_id_membership_products_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."membership_products"("goods_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_codes" ADD CONSTRAINT "membership_codes_card_id_membership_cards_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."membership_cards"("card_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_doctors" ADD CONSTRAINT "membership_doctors_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_orders" ADD CONSTRAINT "membership_orders_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_orders" ADD CONSTRAINT "membership_orders_goods_id_membership_products_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."membership_products"("goods_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_seats" ADD CONSTRAINT "membership_seats_card_id_membership_cards_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."membership_cards"("card_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_seats" ADD CONSTRAINT "membership_seats_patient_id_patients_patient_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("patient_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_unsupported_hospitals" ADD CONSTRAINT "membership_unsupported_hospitals_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "membership_cards_owner" ON "membership_cards" USING btree ("owner_id","ends_at");--> statement-breakpoint
CREATE INDEX "membership_cards_ending" ON "membership_cards" USING btree ("ends_at") WHERE reminded_at IS NULL AND closed_at IS NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_pack_id_coupon_packs_pack_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."coupon_packs"("pack_id") ON DELETE no action ON UPDATE no action;