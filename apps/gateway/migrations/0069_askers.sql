CREATE TABLE "askers" (
	"asker_id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"nickname" text NOT NULL,
	"gender" text NOT NULL,
	"age_months" integer NOT NULL,
	"aged_on" date NOT NULL,
	"country" text NOT NULL,
	"card_type" text NOT NULL,
	"card_no" text NOT NULL,
	"identity_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "askers_owner" ON "askers" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "askers_identity" ON "askers" USING btree ("owner_id","identity_hash");