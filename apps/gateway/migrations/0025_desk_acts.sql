CREATE TABLE "desk_acts" (
	"act_id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"key_name" text NOT NULL,
	"staff" text,
	"action" text NOT NULL,
	"subject" text,
	"outcome" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "desk_acts_at" ON "desk_acts" USING btree ("at","act_id");--> statement-breakpoint
CREATE INDEX "desk_acts_subject" ON "desk_acts" USING btree ("subject","at");
--> statement-breakpoint
CREATE FUNCTION "keep_desk_acts"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'desk_acts is only ever added to'; END $$;--> statement-breakpoint
CREATE TRIGGER "desk_acts_are_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "desk_acts" FOR EACH STATEMENT EXECUTE FUNCTION "keep_desk_acts"();
