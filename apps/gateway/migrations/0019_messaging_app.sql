CREATE TABLE "mini_program_links" (
	"path" text NOT NULL,
	"query" text NOT NULL,
	"url_link" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mini_program_links_path_query_pk" PRIMARY KEY("path","query")
);
--> statement-breakpoint
CREATE TABLE "platform_tickets" (
	"component_app_id" text PRIMARY KEY NOT NULL,
	"ticket" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "mini_program_links_expires_at" ON "mini_program_links" USING btree ("expires_at");