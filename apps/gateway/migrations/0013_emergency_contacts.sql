CREATE TABLE "emergency_contacts" (
	"contact_id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"place" smallint NOT NULL,
	"name" text NOT NULL,
	"relation" text NOT NULL,
	"mobile" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "emergency_contacts_place" CHECK (place BETWEEN 1 AND 5)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "emergency_contacts_owner_place" ON "emergency_contacts" USING btree ("owner_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "emergency_contacts_owner_mobile" ON "emergency_contacts" USING btree ("owner_id","mobile");