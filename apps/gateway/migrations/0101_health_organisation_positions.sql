ALTER TABLE "health_organisations" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "health_organisations" ADD COLUMN "longitude" double precision;