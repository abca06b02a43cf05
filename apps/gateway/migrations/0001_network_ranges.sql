CREATE TABLE "network_ranges" (
	"range" "cidr" PRIMARY KEY NOT NULL,
	"city_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "network_ranges" ADD CONSTRAINT "network_ranges_city_id_areas_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."areas"("id") ON DELETE no action ON UPDATE no action;