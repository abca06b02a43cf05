CREATE TABLE "cart_lines" (
	"owner_id" text NOT NULL,
	"sku_id" text NOT NULL,
	"count" integer NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cart_lines_owner_id_sku_id_pk" PRIMARY KEY("owner_id","sku_id"),
	CONSTRAINT "cart_lines_count" CHECK (count BETWEEN 1 AND 999)
);
--> statement-breakpoint
CREATE TABLE "goods_areas" (
	"shop_id" text NOT NULL,
	"area_id" text NOT NULL,
	"freight_cents" integer NOT NULL,
	CONSTRAINT "goods_areas_shop_id_area_id_pk" PRIMARY KEY("shop_id","area_id")
);
--> statement-breakpoint
CREATE TABLE "goods_categories" (
	"category_id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"picture" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods_items" (
	"goods_no" text PRIMARY KEY NOT NULL,
	"shop_id" text NOT NULL,
	"category_id" text NOT NULL,
	"title" jsonb NOT NULL,
	"subtitle" jsonb NOT NULL,
	"picture" jsonb NOT NULL,
	"needs_prescription" boolean DEFAULT false NOT NULL,
	"description" jsonb NOT NULL,
	"parameters" jsonb NOT NULL,
	"return_days" integer NOT NULL,
	"is_on_sale" boolean DEFAULT true NOT NULL,
	"sold_count" integer DEFAULT 0 NOT NULL,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods_order_lines" (
	"order_no" text NOT NULL,
	"line_no" integer NOT NULL,
	"sku_id" text NOT NULL,
	"goods_no" text NOT NULL,
	"shop_id" text NOT NULL,
	"shop_name" jsonb NOT NULL,
	"title" jsonb NOT NULL,
	"sku_label" jsonb NOT NULL,
	"picture" jsonb NOT NULL,
	"count" integer NOT NULL,
	"unit_cents" integer NOT NULL,
	"share_cents" integer NOT NULL,
	"return_days" integer NOT NULL,
	"asked_count" integer DEFAULT 0 NOT NULL,
	"returned_count" integer DEFAULT 0 NOT NULL,
	"returned_cents" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "goods_order_lines_order_no_line_no_pk" PRIMARY KEY("order_no","line_no"),
	CONSTRAINT "goods_order_lines_counts" CHECK (asked_count BETWEEN returned_count AND count),
	CONSTRAINT "goods_order_lines_returned" CHECK (returned_count >= 0 AND returned_cents BETWEEN 0 AND share_cents)
);
--> statement-breakpoint
CREATE TABLE "goods_orders" (
	"order_no" text PRIMARY KEY NOT NULL,
	"note" text NOT NULL,
	"title" jsonb NOT NULL,
	"count" integer NOT NULL,
	"received_at" timestamp (3) with time zone,
	"invoice_title" jsonb,
	"invoice_email" text,
	"invoice_cents" integer,
	"invoice_applied_at" timestamp (3) with time zone,
	"invoice_issued_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "goods_promotions" (
	"promotion_id" text PRIMARY KEY NOT NULL,
	"shop_id" text NOT NULL,
	"title" jsonb NOT NULL,
	"detail" jsonb NOT NULL,
	"from_cents" integer NOT NULL,
	"off_cents" integer,
	"off_percent" integer,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "goods_promotions_off" CHECK (num_nonnulls(off_cents, off_percent) = 1 AND coalesce(off_cents, 1) > 0 AND coalesce(off_percent, 1) BETWEEN 1 AND 99)
);
--> statement-breakpoint
CREATE TABLE "goods_returns" (
	"return_id" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"type" text NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"pictures" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"refund_cents" integer NOT NULL,
	"answer" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods_shops" (
	"shop_id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"intro" jsonb NOT NULL,
	"picture" jsonb NOT NULL,
	"delivery_text" jsonb NOT NULL,
	"freight_cents" integer NOT NULL,
	"free_from_cents" integer,
	"position" integer NOT NULL,
	CONSTRAINT "goods_shops_freight" CHECK (freight_cents >= 0)
);
--> statement-breakpoint
CREATE TABLE "goods_skus" (
	"sku_id" text PRIMARY KEY NOT NULL,
	"goods_no" text NOT NULL,
	"label" jsonb NOT NULL,
	"price_cents" integer NOT NULL,
	"member_cents" integer,
	"stock" integer NOT NULL,
	"is_on_sale" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "goods_skus_price" CHECK (price_cents > 0 AND coalesce(member_cents, 1) > 0),
	CONSTRAINT "goods_skus_stock" CHECK (stock >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_addresses" (
	"order_no" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"province_id" text NOT NULL,
	"city_id" text,
	"district_id" text,
	"detail" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parcel_events" (
	"event_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parcel_events_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parcel_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"parcel_id" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"sender_id" text NOT NULL,
	"carrier" text NOT NULL,
	"tracking_no" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"delivered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"coupon_id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"title" jsonb NOT NULL,
	"seller" text,
	"off_cents" integer NOT NULL,
	"from_cents" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"order_no" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "coupons_sums" CHECK (off_cents > 0 AND from_cents >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_quotes" (
	"order_no" text PRIMARY KEY NOT NULL,
	"quote" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_sku_id_goods_skus_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."goods_skus"("sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_areas" ADD CONSTRAINT "goods_areas_shop_id_goods_shops_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."goods_shops"("shop_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_areas" ADD CONSTRAINT "goods_areas_area_id_areas_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."areas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_items" ADD CONSTRAINT "goods_items_shop_id_goods_shops_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."goods_shops"("shop_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_items" ADD CONSTRAINT "goods_items_category_id_goods_categories_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."goods_categories"("category_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_order_lines" ADD CONSTRAINT "goods_order_lines_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_orders" ADD CONSTRAINT "goods_orders_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_promotions" ADD CONSTRAINT "goods_promotions_shop_id_goods_shops_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."goods_shops"("shop_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_returns" ADD CONSTRAINT "goods_returns_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_skus" ADD CONSTRAINT "goods_skus_goods_no_goods_items_goods_no_fk" FOREIGN KEY ("goods_no") REFERENCES "public"."goods_items"("goods_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_addresses" ADD CONSTRAINT "order_addresses_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_events" ADD CONSTRAINT "parcel_events_parcel_id_parcels_parcel_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("parcel_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_quotes" ADD CONSTRAINT "order_quotes_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goods_items_shop" ON "goods_items" USING btree ("shop_id","category_id");--> statement-breakpoint
CREATE INDEX "goods_items_category" ON "goods_items" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "goods_promotions_shop" ON "goods_promotions" USING btree ("shop_id");--> statement-breakpoint
CREATE INDEX "goods_returns_order" ON "goods_returns" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "goods_skus_goods" ON "goods_skus" USING btree ("goods_no","position");--> statement-breakpoint
CREATE INDEX "parcel_events_parcel" ON "parcel_events" USING btree ("parcel_id","event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "parcels_once" ON "parcels" USING btree ("order_no","sender_id");--> statement-breakpoint
CREATE INDEX "coupons_owner" ON "coupons" USING btree ("owner_id","ends_at");--> statement-breakpoint
CREATE INDEX "coupons_order" ON "coupons" USING btree ("order_no") WHERE order_no IS NOT NULL;