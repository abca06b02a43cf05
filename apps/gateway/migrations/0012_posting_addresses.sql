CREATE TABLE "posting_addresses" (
	"address_id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"place" smallint NOT NULL,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"province_id" text NOT NULL,
	"city_id" text,
	"district_id" text,
	"detail" text NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "posting_addresses_place" CHECK (place BETWEEN 1 AND 20)
);
--> statement-breakpoint
ALTER TABLE "posting_addresses" ADD CONSTRAINT "posting_addresses_province_id_areas_id_fk" FOREIGN KEY ("province_id") REFERENCES "public"."areas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_addresses" ADD CONSTRAINT "posting_addresses_city_id_areas_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."areas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_addresses" ADD CONSTRAINT "posting_addresses_district_id_areas_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."areas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "posting_addresses_owner_place" ON "posting_addresses" USING btree ("owner_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "posting_addresses_owner_default" ON "posting_addresses" USING btree ("owner_id") WHERE is_default;